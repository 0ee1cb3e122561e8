import type { OpenWork } from '@nivas/contract/reservations/open-work.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** With more reservations on HOLD than this, their Bhent is not summed up. A venue has a few thousand at a time. */
const MOST_SUMMED = 10_000

/** Counts NEW and HOLD from the tally. The sum reads only the reservations on HOLD. */
export async function countOpenWork(db: Kysely<DB>): Promise<OpenWork> {
  const { rows } = await sql<{ waiting: number; hold: number }>`
    select sum(new)::int as waiting, sum(hold)::int as hold from reservation_tally`.execute(db)
  const { waiting = 0, hold = 0 } = rows[0] ?? {}
  return { waiting, hold, to_collect: hold > MOST_SUMMED ? null : await toCollect(db) }
}

/**
 * Returns the Bhent of all reservations on HOLD, each rounded to a rupee as in `stayTotal`. The rooms are read for one
 * reservation after the other: a plain join would read all stays.
 */
async function toCollect(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(round(held.per_day * (r.departure_date - r.arrival_date))), 0) as amount
    from reservations r
    cross join lateral (select sum(s.price) as per_day from stays s where s.reservation_id = r.id) as held
    where r.status = 'HOLD'`.execute(db)
  return Number(rows[0]?.amount ?? 0)
}
