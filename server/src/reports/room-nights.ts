import type { Input } from '@nivas/contract/call.ts'
import { addDays, daysBetween } from '@nivas/contract/dates.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import type { RoomNights } from '@nivas/contract/reports/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'
import { heldStays } from '../venue/index.ts'

/** Returns the rooms in service or with guests, with their nights, which add up to the occupancy of their building. */
export async function roomNights(
  db: Kysely<DB>,
  _reader: Reader,
  { from, to, building_id, occupied }: Input<typeof reports.roomNights>,
): Promise<RoomNights[]> {
  const end = addDays(to, 1)
  const { rows } = await sql<RoomNights>`
    with used as (
      select room_id, sum(nights) filter (where reservation_id is not null)::int as nights,
        sum(nights) filter (where reservation_id is null)::int as closed
      from (select room_id, reservation_id, least(departure_date, ${end}::date) - greatest(arrival_date, ${from}::date) as nights
        from (${heldStays(from, end)}) as held) as counted
      group by room_id
    ), counted as (
      select r.id as room_id, r.room_number, f.floor_number as floor, b.id as building_id, b.name as building,
        coalesce(u.nights, 0) as nights,
        case when r.is_active and b.is_active then ${daysBetween(from, end)}::int - coalesce(u.closed, 0)
          else coalesce(u.nights, 0) end as nights_in_service
      from rooms r join floors f on f.id = r.floor_id join buildings b on b.id = r.building_id
        left join used u on u.room_id = r.id
      ${building_id === undefined ? sql`` : sql`where b.id = ${building_id}`}
    )
    select * from counted where ${occupied === 'true' ? sql`nights > 0` : sql`nights_in_service > 0`}
    order by building, building_id, floor, room_number, room_id`.execute(db)
  return rows
}
