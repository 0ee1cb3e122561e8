import type { Answer, Input } from '@nivas/contract/call.ts'
import { bucketOfPeriod, buckets, CURRENT_MONTHS, dueAges } from '@nivas/contract/electrical/age.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'

type House = { id: number; name: string; houseno: string }

/**
 * The condition that the month of an open line `o` is at least `from` and less than `to` months old; `to` may be
 * Infinity.
 */
const ofAge = (today: string, [from, to]: readonly [number, number]) =>
  to === Infinity
    ? sql`o.month <= ${addMonths(today, -from)}::date`
    : sql`o.month <= ${addMonths(today, -from)}::date and o.month > ${addMonths(today, -to)}::date`

const numbers = <R extends object>(row: R) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)]))

/** Returns the current and the older dues of every house. Credits count in their month. */
export async function overdues(
  db: Kysely<DB>,
  { today }: Reader,
): Promise<Answer<typeof electrical.overdues>> {
  const { rows } = await sql<House & { current: string; oldertotal: string; total: string }>`
    select p.id, p.name, p.houseno, due.* from (
      select o.profile_id, sum(o.balance) as total,
        coalesce(sum(o.balance) filter (where o.month > ${addMonths(today, -CURRENT_MONTHS)}::date), 0) as current,
        coalesce(sum(o.balance) filter (where ${ofAge(today, dueAges.older)}), 0) as oldertotal
      from open_lines o group by o.profile_id) as due
    join electric_profiles p on p.id = due.profile_id order by p.house_order, p.id`.execute(db)
  return rows.map(({ id, name, houseno, current, oldertotal, total }) => ({
    ...{ id, name, houseno, total: Number(total) },
    periods: { current: Number(current), oldertotal: Number(oldertotal) },
  }))
}

/** Returns the dues of the houses of a group, by age. */
export async function groupOverdues(
  db: Kysely<DB>,
  { today }: Reader,
  { group }: Input<typeof electrical.groupOverdues>,
): Promise<Answer<typeof electrical.groupOverdues>> {
  const columns = buckets.map(
    (bucket) =>
      sql`coalesce(sum(o.balance) filter (where ${ofAge(today, dueAges[bucket])}), 0) as ${sql.id(bucket)}`,
  )
  const { rows } = await sql<House & Record<string, string> & { total: string }>`
    select p.id, p.name, p.houseno, sum(o.balance) as total, ${sql.join(columns)}
    from electric_profiles p join open_lines o on o.profile_id = p.id
    where p.group_id = ${group} group by p.id order by p.house_order, p.id`.execute(db)
  return rows.map(({ id, name, houseno, total, ...periods }) => ({
    ...{ id: Number(id), name, houseno, total: Number(total) },
    periods: numbers(periods) as Answer<typeof electrical.groupOverdues>[number]['periods'],
  }))
}

/** Returns the dues of every house for the months of an age. */
export async function periodOverdues(
  db: Kysely<DB>,
  { today }: Reader,
  { name }: Input<typeof electrical.periodOverdues>,
): Promise<Answer<typeof electrical.periodOverdues>> {
  const { rows } = await sql<{ id: number; profilename: string; houseno: string; total: string }>`
    select p.id, p.name as profilename, p.houseno, due.total from (
      select o.profile_id, sum(o.balance) as total from open_lines o
      where ${ofAge(today, dueAges[bucketOfPeriod(name)])} group by o.profile_id) as due
    join electric_profiles p on p.id = due.profile_id order by p.house_order, p.id`.execute(db)
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
