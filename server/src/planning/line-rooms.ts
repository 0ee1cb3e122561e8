import type { Input } from '@nivas/contract/call.ts'
import type { planning } from '@nivas/contract/planning/calls.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { heldStays, type RoomRow, roomColumns, toRoom, walkingOrder } from '../venue/index.ts'

export const noLine = () => new Refusal(404, 'There is no such line in this plan')

/** Returns the rooms that match `where`, in walking order; `r` is rooms, `b` buildings. */
export async function readRooms(db: Kysely<DB>, where: RawBuilder<unknown>): Promise<Room[]> {
  const { rows } = await sql<RoomRow>`
    select r.price, ${roomColumns}
    from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    where ${where}
    order by ${walkingOrder}`.execute(db)
  return rows.map(toRoom)
}

/** The rooms of a row of `plan_lines` that still exist. Screens show only these. */
export const existingRooms = sql<number[]>`array(select id from rooms where id = any(plan_lines.room_ids))`

/**
 * Returns the rooms that a line of a plan can have, in walking order: rooms that are free on all its nights, or that
 * their guests leave in the plan, and that no other line gets. Includes rooms of buildings outside the plan. A room
 * that a desk has given to a reservation of the plan since then is not left, because the line of that reservation will
 * be refused.
 */
export async function lineRooms(
  db: Kysely<DB>,
  _actor: Actor,
  { plan_id, id }: Pick<Input<typeof planning.lineRooms>, 'plan_id' | 'id'>,
): Promise<Room[]> {
  const line = await db
    .selectFrom('plan_lines')
    .select(['arrival_date', 'departure_date'])
    .where('plan_id', '=', plan_id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!line) throw noLine()
  const { arrival_date, departure_date } = line
  return readRooms(
    db,
    sql`r.is_active and b.is_active
      and r.id not in (select s.room_id from (${heldStays(arrival_date, departure_date)}) as s where not exists (
        select from plan_lines o where o.plan_id = ${plan_id} and o.reservation_id = s.reservation_id
          and o.state <> 'ACCEPTED' and s.room_id = any(o.held)
          and o.arrival_date = s.arrival_date and o.departure_date = s.departure_date))
      and r.id not in (select unnest(o.room_ids) from plan_lines o
        where o.plan_id = ${plan_id} and o.id <> ${id} and o.state <> 'ACCEPTED'
          and o.arrival_date < ${departure_date} and o.departure_date > ${arrival_date})`,
  )
}
