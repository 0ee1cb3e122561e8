import type { Answer, Input } from '@nivas/contract/call.ts'
import { addDays } from '@nivas/contract/dates.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import type { VisitorRow } from '@nivas/contract/reports/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { wayTo } from '../db/lists.ts'
import { peopleOf } from '../db/people-of.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'
import { heldStays } from '../venue/index.ts'

type Call = typeof reports.visitorsByRange

/**
 * Returns the reservations with a night in the range, in order of arrival: those that the occupancy of the range
 * counts.
 */
export async function visitorsByRange(
  db: Kysely<DB>,
  _reader: Reader,
  query: Input<Call>,
): Promise<Answer<Call>> {
  const { from, to, building_id, room_id } = query
  const end = addDays(to, 1)
  const held = sql`(${heldStays(from, end)}) as s join rooms room on room.id = s.room_id
    where s.reservation_id is not null
    ${building_id === undefined ? sql`` : sql`and room.building_id = ${building_id}`}
    ${room_id === undefined ? sql`` : sql`and room.id = ${room_id}`}`
  const counted = await sql<{ total: number }>`
    select count(distinct s.reservation_id)::int as total from ${held}`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  const way = wayTo(query, total, true)
  if (!way) return { rows: [], total }
  const { rows } = await sql<VisitorRow>`
    select r.id, r.application_number, b.names as building, r.applicant_name, ${peopleOf('r.')} as people, p.rooms, p.nights,
      p.arrival_date, p.departure_date
    from (
      select s.reservation_id, s.arrival_date, s.departure_date, count(*)::int as rooms, array_agg(distinct room.building_id) as buildings,
        sum(least(s.departure_date, ${end}::date) - greatest(s.arrival_date, ${from}::date))::int as nights
      from ${held}
      group by s.reservation_id, s.arrival_date, s.departure_date
      order by s.arrival_date ${way.walk}, s.reservation_id ${way.walk} offset ${way.skip} limit ${way.count}) as p
    join reservations r on r.id = p.reservation_id
    cross join lateral (select string_agg(name, ', ' order by name) as names from buildings where id = any(p.buildings)) as b
    order by p.arrival_date ${way.read}, r.id ${way.read}`.execute(db)
  return { rows, total }
}
