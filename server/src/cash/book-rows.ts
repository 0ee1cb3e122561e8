import type { Counter } from '@nivas/contract/cash/counters.ts'
import type { Kind, Tender } from '@nivas/contract/cash/tenders.ts'
import { type RawBuilder, sql } from 'kysely'
import { betweenDays } from '../db/days.ts'
import { sessionsOfDay } from './day.ts'

/** The filters of the cash book. `from` and `to` are days of the venue, both included. */
export type Filters = {
  from: string
  to: string
  counter?: Counter | undefined
  user_id?: number | undefined
  kind?: Kind | undefined
  tender?: Tender | undefined
  session_id?: number | undefined
  category?: string | undefined
  closing?: string | undefined
}

/** Returns the SQL condition on cash_book for these filters. */
export const rowsWhere = (
  timeZone: string,
  { from, to, counter, user_id, kind, tender, session_id, category, closing }: Filters,
): RawBuilder<unknown> => sql`${betweenDays(sql`taken_at`, { from, to }, timeZone)}
  ${counter ? sql`and counter = ${counter}` : sql``}
  ${user_id ? sql`and taken_by = ${user_id}` : sql``}
  ${kind ? sql`and kind = ${kind}` : sql``}
  ${tender ? sql`and tender = ${tender}` : sql``}
  ${session_id ? sql`and session_id = ${session_id}` : sql``}
  ${category ? sql`and category = ${category}` : sql``}
  ${closing ? sql`and session_id = any(array(${sessionsOfDay(timeZone, closing)}))` : sql``}`
