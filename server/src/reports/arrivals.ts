import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_REPORTED } from '@nivas/contract/count.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import type { ArrivalHour, ArrivalRow } from '@nivas/contract/reports/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, wayTo } from '../db/lists.ts'
import { peopleOf } from '../db/people-of.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'

type Call = typeof reports.arrivals

/**
 * SQL condition on reservations that are expected on a day. A PAID one is expected even when its rooms were released.
 * One that was on HOLD becomes NEW then, and is not expected.
 */
const expectedOn = (day: string) => sql`status in ('HOLD', 'PAID') and arrival_date = ${day}`
const hasCome = sql`(r.gate_checked_in_at is not null or r.checked_in_at is not null)`

/** Returns the reservations of a day by time of arrival. */
export async function arrivals(db: Kysely<DB>, _reader: Reader, query: Input<Call>): Promise<Answer<Call>> {
  const { searchDate, hour } = query
  const matching = sql`reservations where ${expectedOn(searchDate)}
    ${hour === undefined ? sql`` : sql`and extract(hour from arrival_time) = ${hour}`}`
  const total = await countUpToLimit(db, matching, MOST_REPORTED)
  const way = wayTo(query, total, total <= MOST_REPORTED)
  if (!way) return { rows: [], total }
  const { rows } = await sql<ArrivalRow>`
    select r.id, r.application_number as "reservationNumber", r.id_card_no as cardno, r.applicant_name, r.arrival_date,
      to_char(r.arrival_time, 'HH24:MI') as arrival_time, ${peopleOf('r.')} as people, coalesce(b.names, noted.name, '') as building,
      ${hasCome} as has_come
    from (select * from ${matching} order by arrival_time ${way.walk}, id ${way.walk} offset ${way.skip} limit ${way.count}) as r
    left join buildings noted on noted.id = r.building_id
    cross join lateral (select string_agg(distinct of.name, ', ') as names from stays s
      join rooms room on room.id = s.room_id join buildings of on of.id = room.building_id where s.reservation_id = r.id) as b
    order by r.arrival_time ${way.read}, r.id ${way.read}`.execute(db)
  return { rows, total }
}

/** Counts these reservations by the hour in which they are expected, without empty hours. */
export async function arrivalsByHour(
  db: Kysely<DB>,
  _reader: Reader,
  { searchDate }: Input<typeof reports.arrivalsByHour>,
): Promise<ArrivalHour[]> {
  const { rows } = await sql<ArrivalHour>`
    select extract(hour from r.arrival_time)::int as hour, count(*)::int as reservations,
      sum(${peopleOf('r.')})::int as people, coalesce(sum(${peopleOf('r.')}) filter (where ${hasCome}), 0)::int as come
    from (select * from reservations where ${expectedOn(searchDate)}) as r group by 1 order by 1`.execute(db)
  return rows
}
