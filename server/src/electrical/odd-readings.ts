import type { Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { monthOf } from '@nivas/contract/electrical/months.ts'
import { oddKind } from '@nivas/contract/electrical/odd.ts'
import { MOST_TIMES_USUAL, MOST_WITHOUT_USE, USAGE_MONTHS } from '@nivas/contract/electrical/reading.ts'
import type { OddReading } from '@nivas/contract/electrical/usage-calls.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

/** The units of up to six months before the reading `r`, latest first, and their mean. */
const usageBefore = sql`select coalesce(json_agg(used.units), '[]') as usage, avg(used.units) as mean from (
  select e.units from electric_readings e where e.profile_id = r.profile_id and e.month < r.month
  order by e.month desc limit ${USAGE_MONTHS}) as used`

/** The condition that a reading `r` is odd, by the rule of `oddKind`. */
const isOdd = sql`(r.is_estimate or r.units < 0
  or case when before.mean > 0 then r.units = 0 or r.units > ${MOST_TIMES_USUAL} * before.mean
    else r.units > ${MOST_WITHOUT_USE} end)`

/** Counts the odd readings of a month. */
export const countOdd = (month: string) => sql`select count(*)::int from electric_readings r
  cross join lateral (${usageBefore}) as before where r.month = ${month}::date and ${isOdd}`

type Row = Omit<OddReading, 'kind' | 'usual' | 'reading' | 'units'> & {
  reading: string
  units: string
  isEstimate: boolean
  usage: number[]
}

/** Returns the odd readings of a month, by house number, each with its kind by the rule of the screen. */
export async function oddReadings(
  db: Kysely<DB>,
  _actor: Actor,
  { readingMonth, readingYear }: Input<typeof electrical.oddReadings>,
): Promise<OddReading[]> {
  const month = monthOf(readingYear, readingMonth)
  const { rows } = await sql<Row>`
    select r.id, r.month, r.reading, r.units, r.is_estimate as "isEstimate", before.usage,
      json_build_object('id', p.id, 'houseno', p.houseno, 'name', p.name) as profile,
      json_build_object('id', l.id, 'name', l.name) as line
    from electric_readings r cross join lateral (${usageBefore}) as before
    join electric_profiles p on p.id = r.profile_id join electric_lines l on l.id = r.line_id
    where r.month = ${month} and ${isOdd}
    order by p.house_order, p.id`.execute(db)
  return rows.flatMap(({ isEstimate, usage, ...row }) => {
    const units = Number(row.units)
    const kind = oddKind({ units, isEstimate }, usage)
    if (!kind) return []
    const usual = usage.length === 0 ? null : onWire(sum(usage).div(usage.length))
    return [{ ...row, kind, reading: Number(row.reading), units, usual }]
  })
}
