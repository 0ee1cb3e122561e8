import { USAGE_MONTHS } from '@nivas/contract/electrical/reading.ts'
import type { ReadingRow } from '@nivas/contract/electrical/reading-schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/**
 * The values of a house for a reading. `isRead`: the month was read, for this family or the one before. `unitCharge`
 * is the id of the Bhaint type of the units.
 */
export type ToRead = ReadingRow & {
  isRead: boolean
  /** Whether a later month has already been read. */
  isReadLater: boolean
  enabled: boolean
  line_id: number
  unitCharge: number | null
}

/**
 * The condition that units of house `p` have been counted from its first reading: it was read, or its family follows
 * another.
 */
export const firstReadingStays: RawBuilder<boolean> = sql`(p.follows is not null
  or exists (select from electric_readings r where r.profile_id = p.id))`

/** Returns the condition that this month belongs to the previous family of house `p`, which was billed for it. */
export const isOfFamilyBefore = (month: string) => sql`exists (
  select from electric_profiles f where f.id = p.follows and f.left_on >= ${month}::date)`

/**
 * Returns the values of the houses `p` that `where` selects before their reading in a month: the previous reading, the
 * units of earlier months, the present charges.
 */
export async function readingRows(
  db: Kysely<DB>,
  month: string,
  where: RawBuilder<unknown>,
): Promise<ToRead[]> {
  const { rows } = await sql<
    ToRead & { lastReading: string; chargeAmount: string; nextReading: string | null }
  >`
    select p.id, p.name, p.houseno, p.is_enabled as enabled, p.line_id,
      (exists (select from electric_readings r where r.profile_id = p.id and r.month = ${month})
        or ${isOfFamilyBefore(month)}) as "isRead",
      after.id is not null as "isReadLater", after.reading as "nextReading",
      false as "isNewMeter", null as "currentReading",
      coalesce(before.reading, p.first_reading) as "lastReading", coalesce(before.is_estimate, false) as "afterEstimate",
      coalesce(by_unit.amount, 0) as "chargeAmount", by_unit.charge_type_id as "unitCharge",
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'chargeAmount', c.amount) order by lower(t.name)), '[]')
        from profile_charges c join charge_types t on t.id = c.charge_type_id
        where c.profile_id = p.id and c.is_enabled and c.is_fixed) as "chargeTypes",
      (select coalesce(json_agg(used.units order by used.month desc), '[]') from (
        select r.month, r.units from electric_readings r where r.profile_id = p.id and r.month < ${month}
        order by r.month desc limit ${USAGE_MONTHS}) as used) as usage
    from electric_profiles p
    left join lateral (select r.reading, r.is_estimate from electric_readings r
      where r.profile_id = p.id and r.month < ${month} order by r.month desc limit 1) as before on true
    left join lateral (select r.id, case when r.new_meter then r.final_reading else r.reading end as reading
      from electric_readings r where r.profile_id = p.id and r.month > ${month} order by r.month limit 1) as after on true
    left join profile_charges by_unit on by_unit.profile_id = p.id and by_unit.is_enabled and not by_unit.is_fixed
    where ${where} order by p.house_order, p.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    units: 0,
    balance: 0,
    lastReading: Number(row.lastReading),
    nextReading: row.nextReading === null ? null : Number(row.nextReading),
    chargeAmount: Number(row.chargeAmount),
  }))
}
