import type { Answer, Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Released } from '@nivas/contract/reservations/matching.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, direction } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

type Row = Omit<Released, 'released_at'> & { released_at: Date }

/** Returns the allotments that were released on the days from `from` to `to`, both included. */
export async function listReleased(
  db: Kysely<DB>,
  _actor: Actor,
  { from, to, page, per_page, order }: Input<typeof reservations.released>,
): Promise<Answer<typeof reservations.released>> {
  const way = direction(order === 'asc')
  const between = sql`released_on between ${from} and ${to}`
  const { rows } = await sql<Row>`
    select a.id, a.released_at, a.reservation_id, a.was, a.rooms, r.application_number, r.applicant_name,
      r.members_count, r.phone, r.arrival_date, r.departure_date
    from released_allotments a join reservations r on r.id = a.reservation_id
    where ${between}
    order by a.released_on ${way}, a.released_at ${way}, a.id ${way}
    offset ${(page - 1) * per_page} limit ${per_page}`.execute(db)
  return {
    rows: rows.map((row) => ({
      ...row,
      rooms: row.rooms.map(({ room_number, building, floor }) => ({ room_number, building, floor })),
      released_at: row.released_at.toISOString(),
    })),
    total: await countUpToLimit(db, sql`released_allotments where ${between}`),
  }
}
