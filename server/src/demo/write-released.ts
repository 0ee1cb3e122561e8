import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Application } from './application.ts'
import { dayOf } from './moments.ts'

/** Writes the list of allotments that were released because the guests did not arrive. */
export async function writeReleased(trx: Transaction<DB>, applications: Application[]): Promise<void> {
  const released = applications
    .filter(({ allotment_cancelled_at, rooms }) => allotment_cancelled_at && rooms.length > 0)
    .map(({ id, allotment_cancelled_at, rooms }) => ({
      id,
      moment: allotment_cancelled_at,
      day: dayOf(allotment_cancelled_at ?? ''),
      rooms: rooms.map((room) => room.id),
    }))
  await sql`
    insert into released_allotments (reservation_id, was, released_on, released_at, rooms)
    select l.id, r.status, l.day, l.moment, (
      select json_agg(json_build_object('id', room.id, 'room_number', room.room_number, 'building', b.name,
        'floor', f.floor_number) order by room.id)
      from rooms room join floors f on f.id = room.floor_id join buildings b on b.id = room.building_id
      where room.id = any(l.rooms))
    from json_to_recordset(${JSON.stringify(released)}::json) as l(id int, moment timestamptz, day date, rooms int[])
      join reservations r on r.id = l.id
    order by l.moment`.execute(trx)
}
