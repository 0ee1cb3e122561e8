import type { Arrivals } from '@nivas/contract/reservations/arrivals.ts'
import { type Kysely, sql } from 'kysely'
import { peopleOf } from '../db/people-of.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { expectedOn } from './arrival-conditions.ts'

/**
 * Counts the guests who are still expected today. It reads the index of guests who have not come, so other
 * reservations do not slow it down.
 */
export async function countArrivals(db: Kysely<DB>, { today }: Actor): Promise<Arrivals> {
  const { rows: hours } = await sql<Arrivals['hours'][number]>`
    select extract(hour from arrival_time)::int as hour, count(*)::int as parties,
      sum(${peopleOf()})::int as people,
      (count(*) filter (where status = 'HOLD'))::int as on_hold
    from reservations where ${expectedOn(today)} group by 1 order by 1`.execute(db)
  return {
    day: today,
    parties: hours.reduce((sum, { parties }) => sum + parties, 0),
    people: hours.reduce((sum, { people }) => sum + people, 0),
    on_hold: hours.reduce((sum, { on_hold }) => sum + on_hold, 0),
    hours,
  }
}
