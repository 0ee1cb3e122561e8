import { type Kysely, type RawBuilder, sql } from 'kysely'
import { betweenDays } from '../db/days.ts'
import type { DB } from '../db/schema.gen.ts'

/** The counts of a day. */
export const columns = ['entries', 'satsangiTotal', 'nonSatsangiTotal', 'overallTotal'] as const

type Day = { day: string } & Record<(typeof columns)[number], number>

/**
 * Returns entries and people by day of the venue, without days that have no entry. Adds up the sums that a job has
 * made, and the visits since then, which are read from one index.
 */
export async function countEntries(
  db: Kysely<DB>,
  timeZone: string,
  from: string,
  to: string,
): Promise<Day[]> {
  // The visits are grouped by quarter hour first: converting a million moments to days of a time zone takes longer
  // than the rest of the statement.
  const within = (moment: RawBuilder<unknown>) => betweenDays(moment, { from, to }, timeZone)
  const { rows } = await sql<Day>`
    with quarter_hours as (
      select quarter_hour, is_satsangi, entries, people from gate_quarter_hours
      where ${within(sql`quarter_hour`)} and entries > 0
      union all
      select date_bin('15 minutes', entered_at, 'epoch'), is_satsangi, count(*), sum(people) from gate_visits
      where ${within(sql`entered_at`)} and entered_at >= (select until from gate_summed)
      group by 1, 2
    )
    select (quarter_hour at time zone ${timeZone}::text)::date as day, sum(entries)::int as entries,
      coalesce(sum(people) filter (where is_satsangi), 0)::int as "satsangiTotal",
      coalesce(sum(people) filter (where not is_satsangi), 0)::int as "nonSatsangiTotal",
      sum(people)::int as "overallTotal"
    from quarter_hours group by 1 order by 1`.execute(db)
  return rows
}

/** Returns the number of entries on these days of the venue: of all visitors, only of satsangis, or only of others. */
export async function countVisits(
  db: Kysely<DB>,
  timeZone: string,
  days: { from: string; to: string },
  satsangi: boolean | undefined,
): Promise<number> {
  const within = (moment: RawBuilder<unknown>) => betweenDays(moment, days, timeZone)
  const kind = satsangi === undefined ? sql`` : sql`and is_satsangi = ${satsangi}`
  const { rows } = await sql<{ total: number }>`
    select (select coalesce(sum(entries), 0) from gate_quarter_hours
        where ${within(sql`quarter_hour`)} ${kind})::int
      + (select count(*) from gate_visits where ${within(sql`entered_at`)}
        and entered_at >= (select until from gate_summed) ${kind})::int as total`.execute(db)
  return rows[0]?.total ?? 0
}
