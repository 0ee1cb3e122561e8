import { amountOf, unitsOf } from '@nivas/contract/electrical/reading.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'
import type { ToRead } from './reading-rows.ts'

/** A reading that was checked. */
export type Judged = {
  house: ToRead
  reading: number
  newMeter: boolean
  finalReading: number | null
  firstReading: number | null
  estimated: boolean
}

/**
 * Writes the readings of a month and their amounts: a bill line for each active charge.
 *
 * @param read who read the meters, and when: now by default
 */
export async function writeReadings(
  trx: Transaction<DB>,
  month: string,
  read: { by: number; at?: Date },
  readings: readonly Judged[],
): Promise<void> {
  const rows = readings.map(({ house, reading, newMeter, finalReading, firstReading, estimated }) => ({
    profile_id: house.id,
    line_id: house.line_id,
    last_reading: house.lastReading,
    reading,
    new_meter: newMeter,
    final_reading: newMeter ? finalReading : null,
    first_reading: newMeter ? firstReading : null,
    units: unitsOf({
      ...{ lastReading: house.lastReading, currentReading: reading, newMeter, finalReading, firstReading },
    }),
    is_estimate: estimated,
  }))
  const units = new Map(rows.map((row) => [row.profile_id, row.units]))
  const charges = readings.flatMap(({ house }) => [
    ...house.chargeTypes.map(({ id, chargeAmount }) => ({
      ...{ profile_id: house.id, charge_type_id: id, amount: chargeAmount, rate: null },
    })),
    ...(house.unitCharge === null
      ? []
      : [
          {
            profile_id: house.id,
            charge_type_id: house.unitCharge,
            amount: amountOf(units.get(house.id) ?? 0, house.chargeAmount),
            rate: house.chargeAmount,
          },
        ]),
  ])
  const writing = sql`
    with read as (
      insert into electric_readings (profile_id, line_id, month, last_reading, reading, new_meter, final_reading,
        first_reading, units, is_estimate, read_by, read_at)
      select r.profile_id, r.line_id, ${month}, r.last_reading, r.reading, r.new_meter, r.final_reading, r.first_reading,
        r.units, r.is_estimate, ${read.by}, coalesce(${read.at ?? null}::timestamptz, now())
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (profile_id int, line_id int, last_reading numeric,
        reading numeric, new_meter boolean, final_reading numeric, first_reading numeric, units numeric, is_estimate boolean)
      returning id, profile_id
    )
    insert into bill_lines (profile_id, month, reading_id, charge_type_id, amount, rate)
    select c.profile_id, ${month}, read.id, c.charge_type_id, c.amount, c.rate
    from json_to_recordset(${JSON.stringify(charges)}::json)
      as c (profile_id int, charge_type_id int, amount numeric, rate numeric)
    join read on read.profile_id = c.profile_id`.execute(trx)
  await refusing(writing, {
    electric_readings_read_by_fkey: () => wrongField('kept.made_by', 'There is no such user'),
  })
}
