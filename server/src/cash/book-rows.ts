import type { Counter } from '@nivas/contract/cash/counters.ts'
import type { Tender } from '@nivas/contract/cash/tenders.ts'
import { type RawBuilder, sql } from 'kysely'

/** What the book is narrowed to: days of the venue, both included, and what else was asked. */
export type Filters = {
  from: string
  to: string
  counter?: Counter | undefined
  user_id?: number | undefined
  tender?: Tender | undefined
  session_id?: number | undefined
}

/** `where` for cash_book. */
export const rowsWhere = (
  timeZone: string,
  { from, to, counter, user_id, tender, session_id }: Filters,
): RawBuilder<unknown> => sql`taken_at >= ${from}::date::timestamp at time zone ${timeZone}::text
  and taken_at < (${to}::date + 1)::timestamp at time zone ${timeZone}::text
  ${counter ? sql`and counter = ${counter}` : sql``}
  ${user_id ? sql`and taken_by = ${user_id}` : sql``}
  ${tender ? sql`and tender = ${tender}` : sql``}
  ${session_id ? sql`and session_id = ${session_id}` : sql``}`
