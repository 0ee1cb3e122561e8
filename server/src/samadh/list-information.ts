import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_REPORTED } from '@nivas/contract/count.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { tourTypeOf, tourTypes } from '@nivas/contract/samadh/lookups.ts'
import { type Kysely, sql } from 'kysely'
import { betweenDays } from '../db/days.ts'
import { countUpToLimit, wayTo } from '../db/lists.ts'
import { inQuarterHour } from '../db/quarter-hours.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'
import { shownNumber } from './visit-rows.ts'

type Information = typeof samadh.information

type Row = {
  id: number
  id_card_no: string | null
  id_last4: string | null
  visitor_name: string
  mobile: string
  people: number
  tour_type: number | null
  entered_at: Date
  security_at: Date | null
  exited_at: Date | null
}

/** Returns the visits of a range of days, counted and read along one index. */
export const listInformation =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _reader: Reader,
    { page, per_page, order, from, to, quarter, tourType }: Input<Information>,
  ): Promise<Answer<Information>> => {
    const when =
      quarter === undefined
        ? betweenDays(sql`entered_at`, { from, to }, timeZone)
        : inQuarterHour(from, quarter, timeZone)
    const matching = sql`samadh_visits where ${when}
      ${tourType === undefined ? sql`` : sql`and tour_type is not distinct from ${tourTypeOf(tourType)}`}`
    const total = await countUpToLimit(db, matching, MOST_REPORTED)
    const way = wayTo({ page, per_page, order }, total, total <= MOST_REPORTED)
    if (!way) return { rows: [], total }
    const { rows } = await sql<Row>`
      select v.id, v.id_card_no, v.id_last4, v.visitor_name, v.mobile, v.people, v.tour_type, v.entered_at, v.security_at, v.exited_at
      from (select id, entered_at from ${matching} order by entered_at ${way.walk}, id ${way.walk} offset ${way.skip} limit ${way.count}) as walked
      join samadh_visits v using (id)
      order by walked.entered_at ${way.read}, walked.id ${way.read}`.execute(db)
    return { rows: rows.map(toInformation), total }
  }

const toInformation = (row: Row) => ({
  id: row.id,
  idNumber: shownNumber(row),
  name: row.visitor_name,
  mobileNumber: row.mobile,
  peopleVisited: row.people,
  tourType: tourTypes.find(({ id }) => id === row.tour_type)?.name ?? null,
  visitDate: row.entered_at.toISOString(),
  securityDate: row.security_at?.toISOString() ?? null,
  exitDate: row.exited_at?.toISOString() ?? null,
})
