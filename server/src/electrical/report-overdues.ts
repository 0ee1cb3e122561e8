import type { Answer, Input } from '@nivas/contract/call.ts'
import { bucketOfPeriod, CURRENT_MONTHS, duePeriods } from '@nivas/contract/electrical/age.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

type House = { id: number; name: string; houseno: string }

/** Months of an age `from` (included) to `to` (excluded), or without an upper limit; `o` is open_lines. */
const ofAge = (today: string, from: number, to?: number) =>
  to === undefined
    ? sql`o.month <= ${addMonths(today, -from)}::date`
    : sql`o.month <= ${addMonths(today, -from)}::date and o.month > ${addMonths(today, -to)}::date`

const numbers = <R extends object>(row: R) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)]))

/** The dues of every house: current and older ones. Credits count in their month. */
export async function overdues(
  db: Kysely<DB>,
  { today }: Actor,
): Promise<Answer<typeof electrical.overdues>> {
  const { rows } = await sql<House & { current: string; oldertotal: string; total: string }>`
    select p.id, p.name, p.houseno, due.* from (
      select o.profile_id, sum(o.balance) as total,
        coalesce(sum(o.balance) filter (where o.month > ${addMonths(today, -CURRENT_MONTHS)}::date), 0) as current,
        coalesce(sum(o.balance) filter (where ${ofAge(today, CURRENT_MONTHS)}), 0) as oldertotal
      from open_lines o group by o.profile_id) as due
    join electric_profiles p on p.id = due.profile_id order by p.house_order, p.id`.execute(db)
  return rows.map(({ id, name, houseno, current, oldertotal, total }) => ({
    ...{ id, name, houseno, total: Number(total) },
    periods: { current: Number(current), oldertotal: Number(oldertotal) },
  }))
}

/** The dues of a group's houses, by age. */
export async function groupOverdues(
  db: Kysely<DB>,
  { today }: Actor,
  { group }: Input<typeof electrical.groupOverdues>,
): Promise<Answer<typeof electrical.groupOverdues>> {
  const columns = duePeriods.map(({ name, fromperiod, toperiod, isOlder }) => {
    const months = ofAge(today, fromperiod, isOlder ? undefined : toperiod)
    return sql`coalesce(sum(o.balance) filter (where ${months}), 0) as ${sql.id(bucketOfPeriod(name))}`
  })
  const { rows } = await sql<House & Record<string, string> & { total: string }>`
    select p.id, p.name, p.houseno, sum(o.balance) as total, ${sql.join(columns)}
    from electric_profiles p join open_lines o on o.profile_id = p.id
    where p.group_id = ${group} group by p.id order by p.house_order, p.id`.execute(db)
  return rows.map(({ id, name, houseno, total, ...periods }) => ({
    ...{ id: Number(id), name, houseno, total: Number(total) },
    periods: numbers(periods) as Answer<typeof electrical.groupOverdues>[number]['periods'],
  }))
}

/** The dues of every house for months of an age. */
export async function periodOverdues(
  db: Kysely<DB>,
  { today }: Actor,
  { fromperiod, toperiod, isOlder }: Input<typeof electrical.periodOverdues>,
): Promise<Answer<typeof electrical.periodOverdues>> {
  const { rows } = await sql<{ id: number; profilename: string; houseno: string; total: string }>`
    select p.id, p.name as profilename, p.houseno, due.total from (
      select o.profile_id, sum(o.balance) as total from open_lines o
      where ${ofAge(today, fromperiod, isOlder ? undefined : toperiod)} group by o.profile_id) as due
    join electric_profiles p on p.id = due.profile_id order by p.house_order, p.id`.execute(db)
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
