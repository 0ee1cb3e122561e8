import { addDays } from '@nivas/contract/dates.ts'
import { type Kysely, sql } from 'kysely'
import { beginningOf } from '../db/days.ts'
import type { DB } from '../db/schema.gen.ts'

/** The numbers of a day. */
export const columns = ['entries', 'satsangiTotal', 'nonSatsangiTotal', 'overallTotal'] as const

type Day = { day: string } & Record<(typeof columns)[number], number>

/** Entries and people by day of the venue, from one index; without days on which no one came in. */
export async function countEntries(
  db: Kysely<DB>,
  timeZone: string,
  from: string,
  to: string,
): Promise<Day[]> {
  // Grouped by quarter of an hour first: converting a million moments to days of a time zone takes longer
  // than all the rest.
  const { rows } = await sql<Day>`
    with quarter_hours as (
      select date_bin('15 minutes', entered_at, 'epoch') as quarter_hour, count(*) as entries,
        coalesce(sum(people) filter (where is_satsangi), 0) as satsangi,
        coalesce(sum(people) filter (where not is_satsangi), 0) as others
      from gate_visits
      where entered_at >= ${beginningOf(from, timeZone)} and entered_at < ${beginningOf(addDays(to, 1), timeZone)}
      group by 1
    )
    select (quarter_hour at time zone ${timeZone}::text)::date as day,
      sum(entries)::int as entries, sum(satsangi)::int as "satsangiTotal",
      sum(others)::int as "nonSatsangiTotal", sum(satsangi + others)::int as "overallTotal"
    from quarter_hours group by 1 order by 1`.execute(db)
  return rows
}
