import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_REPORTED } from '@nivas/contract/count.ts'
import type { reports } from '@nivas/contract/reports/calls.ts'
import type { EventParty } from '@nivas/contract/reports/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { countUpToLimit, wayTo } from '../db/lists.ts'
import { peopleOf } from '../db/people-of.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'
import { isNoShow } from '../reservations/index.ts'

type Call = typeof reports.eventParties

/** SQL condition on reservations that are parties of an event and arrive in a range of days. */
export const partiesOf = (event: number, from: string, to: string): RawBuilder<unknown> => sql`
  event_type_id = ${event} and status in ('NEW', 'HOLD', 'PAID') and arrival_date between ${from} and ${to}`

/** Joins the rooms, the Bhent and the additional Bhent of the reservation `r`. */
export const ofParty = sql`
  cross join lateral (select count(*)::int as rooms from stays s where s.reservation_id = r.id) as held
  cross join lateral (select coalesce(sum(bhent), 0) as bhent, coalesce(sum(donation), 0) as donation
    from bhent_shares b where b.reservation_id = r.id) as paid`

type Row = Omit<EventParty, 'bhent' | 'additional_bhent'> & { bhent: string; donation: string }

/** Returns the parties of an event in order of arrival, each with its numbers in the event report. */
export async function eventParties(
  db: Kysely<DB>,
  _reader: Reader,
  query: Input<Call>,
): Promise<Answer<Call>> {
  const { event_id, from, to, no_show } = query
  const wanted =
    no_show === undefined ? sql`` : no_show === 'true' ? sql`and ${isNoShow}` : sql`and not ${isNoShow}`
  const matching = sql`reservations where ${partiesOf(event_id, from, to)} ${wanted}`
  const total = await countUpToLimit(db, matching, MOST_REPORTED)
  const way = wayTo(query, total, total <= MOST_REPORTED)
  if (!way) return { rows: [], total }
  const { rows } = await sql<Row>`
    select r.id, r.application_number, r.applicant_name, r.status, r.arrival_date, r.departure_date,
      ${peopleOf('r.')} as people, held.rooms, held.rooms * (r.departure_date - r.arrival_date) as nights,
      ${isNoShow} as no_show, paid.bhent, paid.donation
    from (select * from ${matching} order by arrival_date ${way.walk}, id ${way.walk} offset ${way.skip} limit ${way.count}) as r
    ${ofParty}
    order by r.arrival_date ${way.read}, r.id ${way.read}`.execute(db)
  return {
    rows: rows.map(({ bhent, donation, ...row }) => ({
      ...row,
      bhent: Number(bhent),
      additional_bhent: Number(donation),
    })),
    total,
  }
}
