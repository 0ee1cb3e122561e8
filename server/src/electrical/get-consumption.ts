import type { Answer, Input } from '@nivas/contract/call.ts'
import type { electrical } from '@nivas/contract/electrical/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readProfile } from './get-profile.ts'

type Row = Answer<typeof electrical.consumption>[number]

/**
 * Returns the units of a house by month, and the mean of the houses that are in its group now. `offset 0` makes
 * PostgreSQL read the readings house by house, from their index.
 */
export async function getConsumption(
  db: Kysely<DB>,
  _actor: Actor,
  { id, from, to }: Input<typeof electrical.consumption>,
): Promise<Row[]> {
  const { groupid } = await readProfile(db, id)
  const { rows } = await sql<
    Omit<Row, 'group' | 'units' | 'group_mean'> & { units: string; group_mean: string }
  >`
    select r.month, r.line_id as line, r.units, r.is_estimate as "isEstimate", of_group.mean as group_mean,
      of_group.houses as group_houses
    from electric_readings r
    join (select e.month, round(avg(e.units), 2) as mean, count(*)::int as houses
      from electric_profiles p cross join lateral (
        select used.month, used.units from electric_readings used
        where used.profile_id = p.id and used.month between ${from} and ${to} offset 0) as e
      where p.group_id = ${groupid} group by e.month) as of_group on of_group.month = r.month
    where r.profile_id = ${id} and r.month between ${from} and ${to} order by r.month`.execute(db)
  return rows.map((row) => ({
    ...row,
    group: groupid,
    units: Number(row.units),
    group_mean: Number(row.group_mean),
  }))
}
