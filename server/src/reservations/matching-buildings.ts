import type { Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { MatchingBuilding } from '@nivas/contract/reservations/matching.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { heldRooms } from '../venue/index.ts'

/**
 * Returns the active buildings by name, with the numbers of their active rooms and of those that are free for the
 * stay.
 */
export async function matchingBuildings(
  db: Kysely<DB>,
  _actor: Actor,
  { arrival, departure }: Input<typeof reservations.matchingBuildings>,
): Promise<MatchingBuilding[]> {
  const { rows } = await sql<MatchingBuilding>`
    select b.id, b.name, count(r.id)::int as total_rooms,
      (count(r.id) filter (where r.id not in (${heldRooms(arrival, departure)})))::int as available_rooms
    from buildings b left join rooms r on r.building_id = b.id and r.is_active
    where b.is_active group by b.id order by b.name`.execute(db)
  return rows
}
