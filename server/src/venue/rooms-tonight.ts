import { addDays } from '@nivas/contract/dates.ts'
import { type BuildingTonight, roomStates } from '@nivas/contract/venue/rooms-tonight.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { heldParties } from './held-rooms.ts'

/**
 * Counts the rooms in service by building and state, from the indexes of tonight's stays and of their departures. A
 * room that is switched off counts as in service while a reservation has it, as in reports.
 */
export async function roomsTonight(db: Kysely<DB>, { today }: Actor): Promise<BuildingTonight[]> {
  const held = heldParties(today, addDays(today, 1), sql`r.status, r.checked_in_at`)
  const { rows } = await sql<BuildingTonight>`
    select id, name, ${sql.join(
      roomStates.map((state) => sql`count(*) filter (where state = ${state})::int as ${sql.ref(state)}`),
    )}
    from (select b.id, b.name, case when held.room_id is null then 'free' when held.reservation_id is null then 'closed'
        when held.status = 'HOLD' then 'hold' when held.checked_in_at is null then 'expected' else 'occupied' end as state
      from rooms room join buildings b on b.id = room.building_id
      left join (${held}) as held on held.room_id = room.id
      where (room.is_active and b.is_active) or held.reservation_id is not null) as tonight
    group by id, name order by name, id`.execute(db)
  return rows
}
