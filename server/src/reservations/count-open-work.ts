import type { OpenWork } from '@nivas/contract/reservations/open-work.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The most reservations on HOLD whose Bhent is summed up; a venue has some thousands at once. */
const MOST_SUMMED = 10_000

/** The counts come from the tally; the sum reads the reservations on HOLD and no others. */
export async function countOpenWork(db: Kysely<DB>): Promise<OpenWork> {
  const { rows } = await sql<{ waiting: number; hold: number }>`
    select sum(new)::int as waiting, sum(hold)::int as hold from reservation_tally`.execute(db)
  const { waiting = 0, hold = 0 } = rows[0] ?? {}
  return { waiting, hold, to_collect: hold > MOST_SUMMED ? null : await toCollect(db) }
}

/**
 * Each Bhent is rounded to a rupee, as `stayTotal` does. The rooms are read reservation by reservation: a join
 * would read the rooms of all stays that there are.
 */
async function toCollect(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(round(held.per_day * (r.departure_date - r.arrival_date))), 0) as amount
    from reservations r
    cross join lateral (select sum(s.price) as per_day from stays s where s.reservation_id = r.id) as held
    where r.status = 'HOLD'`.execute(db)
  return Number(rows[0]?.amount ?? 0)
}
