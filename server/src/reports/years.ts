import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'

/** Selects the first and the last day of a status, each from the end of an index. */
const ends = (status: 'NEW' | 'HOLD' | 'PAID') => sql`
  select (select min(arrival_date) from reservations where status = ${status}) as first,
    (select max(departure_date) from reservations where status = ${status}) as last`

/** Returns the years with reservations, without gaps, and the present year; newest first. */
export async function yearsOf(db: Kysely<DB>, today: string): Promise<number[]> {
  const { rows } = await sql<{ first: number; last: number }>`
    select extract(year from least(min(first), ${today}::date))::int as first,
      extract(year from greatest(max(last), ${today}::date))::int as last
    from (${ends('NEW')} union all ${ends('HOLD')} union all ${ends('PAID')}) as found`.execute(db)
  const { first = 0, last = -1 } = rows[0] ?? {}
  return Array.from({ length: last - first + 1 }, (_, at) => last - at)
}

export const listYears = (db: Kysely<DB>, { today }: Reader): Promise<number[]> => yearsOf(db, today)
