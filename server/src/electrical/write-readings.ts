import { amountOf, unitsOf } from '@nivas/contract/electrical/reading.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'
import { correctFollowing } from './correct-reading.ts'
import type { ToRead } from './reading-rows.ts'

/** A checked reading. */
export type Judged = {
  house: ToRead
  reading: number
  newMeter: boolean
  finalReading: number | null
  firstReading: number | null
  estimated: boolean
}

const unitsRead = ({ house, reading, newMeter, finalReading, firstReading }: Judged): number =>
  unitsOf({ lastReading: house.lastReading, currentReading: reading, newMeter, finalReading, firstReading })

const readingOf = (judged: Judged) => ({
  profile_id: judged.house.id,
  line_id: judged.house.line_id,
  last_reading: judged.house.lastReading,
  reading: judged.reading,
  new_meter: judged.newMeter,
  final_reading: judged.newMeter ? judged.finalReading : null,
  first_reading: judged.newMeter ? judged.firstReading : null,
  units: unitsRead(judged),
  is_estimate: judged.estimated,
})

/** Returns a bill line for each active charge of the house. */
function billOf(judged: Judged) {
  const { id, chargeTypes, unitCharge, chargeAmount: rate } = judged.house
  const fixed = chargeTypes.map((charge) => ({
    ...{ profile_id: id, charge_type_id: charge.id, amount: charge.chargeAmount, rate: null },
  }))
  if (unitCharge === null) return fixed
  const amount = amountOf(unitsRead(judged), rate)
  return [...fixed, { profile_id: id, charge_type_id: unitCharge, amount, rate }]
}

/**
 * Writes the readings of a month with their bills, and corrects later readings, which begin where these end.
 *
 * @param by the id of the user who saves the readings
 * @param read the id of the user who read the meters, and the time: by default `by`, now
 */
export async function writeReadings(
  trx: Transaction<DB>,
  by: number,
  month: string,
  readings: readonly Judged[],
  read: { by: number; at?: Date } = { by },
): Promise<void> {
  const writing = sql`
    with read as (
      insert into electric_readings (profile_id, line_id, month, last_reading, reading, new_meter, final_reading,
        first_reading, units, is_estimate, read_by, read_at)
      select r.profile_id, r.line_id, ${month}, r.last_reading, r.reading, r.new_meter, r.final_reading, r.first_reading,
        r.units, r.is_estimate, ${read.by}, coalesce(${read.at ?? null}::timestamptz, now())
      from json_to_recordset(${JSON.stringify(readings.map(readingOf))}::json) as r (profile_id int, line_id int, last_reading numeric,
        reading numeric, new_meter boolean, final_reading numeric, first_reading numeric, units numeric, is_estimate boolean)
      returning id, profile_id
    )
    insert into bill_lines (profile_id, month, reading_id, charge_type_id, amount, rate)
    select c.profile_id, ${month}, read.id, c.charge_type_id, c.amount, c.rate
    from json_to_recordset(${JSON.stringify(readings.flatMap(billOf))}::json)
      as c (profile_id int, charge_type_id int, amount numeric, rate numeric)
    join read on read.profile_id = c.profile_id`.execute(trx)
  await refusing(writing, {
    electric_readings_read_by_fkey: () => wrongField('kept.made_by', 'There is no such user'),
  })
  for (const { house, reading } of readings)
    if (house.isReadLater) await correctFollowing(trx, by, house.id, { month, ends: reading })
}
