import type { Input } from '@nivas/contract/call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Chart, ChartClosure, ChartFloor, ChartStay } from '@nivas/contract/reservations/chart.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { doorOrder, floorOrder, heldStays } from '../venue/index.ts'

type Query = Input<typeof reservations.chart>

/** Reads the floors with their rooms, in walking order. */
async function readFloors(db: Kysely<DB>, { building_id }: Query): Promise<ChartFloor[]> {
  const { rows } = await sql<ChartFloor>`
    select f.id, f.floor_number, f.position, b.name as building, b.id as building_id,
      json_agg(json_build_object('id', r.id, 'room_number', r.room_number, 'number_of_beds', r.number_of_beds,
        'max_occupiers', r.max_occupiers, 'toilet_type', r.toilet_type, 'has_ac', r.has_ac::int,
        'is_active', r.is_active and b.is_active)
        order by ${doorOrder}) as rooms
    from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
    ${building_id === undefined ? sql`` : sql`where b.id = ${building_id}`}
    group by f.id, b.id
    order by ${floorOrder}`.execute(db)
  return rows
}

/**
 * Reads the reservations that hold a room on a night of the range, each with all of its rooms. The nights are read
 * first, by their index, and each reservation is read once. `offset 0` enforces this order: the planner takes the
 * nights of a month for those of a year, and would read all reservations.
 */
async function readStays(db: Kysely<DB>, { from, to, building_id }: Query): Promise<ChartStay[]> {
  const inBuilding =
    building_id === undefined
      ? sql``
      : sql`having bool_or(s.room_id in (select id from rooms where building_id = ${building_id}))`
  const { rows } = await sql<ChartStay>`
    select r.id, r.application_number, r.applicant_name, r.members_count, r.status, r.arrival_date, r.departure_date,
      r.checked_in_at is not null as checked_in, held.room_ids
    from (
      select s.reservation_id, array_agg(s.room_id order by s.room_id) as room_ids
      from (${heldStays(from, addDays(to, 1))}) as s where s.reservation_id is not null
      group by s.reservation_id ${inBuilding}
    ) held cross join lateral (select * from reservations where id = held.reservation_id offset 0) r
    order by r.arrival_date, r.id`.execute(db)
  return rows
}

async function readClosures(db: Kysely<DB>, { from, to, building_id }: Query): Promise<ChartClosure[]> {
  const { rows } = await sql<ChartClosure>`
    select c.id, c.room_id, c.from_date as from, c.to_date as to, c.reason
    from room_closures c join rooms r on r.id = c.room_id
    where c.from_date <= ${to} and c.to_date >= ${from}
      ${building_id === undefined ? sql`` : sql`and r.building_id = ${building_id}`}
    order by c.from_date, c.id`.execute(db)
  return rows
}

/** Returns the room chart of the days from `from` to `to`, both included. */
export const roomChart = async (db: Kysely<DB>, _actor: Actor, query: Query): Promise<Chart> => ({
  floors: await readFloors(db, query),
  stays: await readStays(db, query),
  closures: await readClosures(db, query),
})
