import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/** People and entries of a quarter of an hour, `from` as 'HH:mm' on the venue's clock. */
export type QuarterHour = { from: string; people: number; entries: number }

/** Whether a visit began in the 15 minutes from a time of the venue's clock on. */
export const inQuarterHour = (day: string, from: string, timeZone: string): RawBuilder<unknown> => {
  const begins = sql`((${day}::date + ${from}::time) at time zone ${timeZone}::text)`
  return sql`entered_at >= ${begins} and entered_at < ${begins} + interval '15 minutes'`
}

/**
 * People and entries by quarter of an hour, without empty quarter hours. `visits` is the SQL after the word
 * `from`, with `entered_at` and `people`: `gate_visits where entered_at >= …`.
 */
export async function countQuarterHours(
  db: Kysely<DB>,
  visits: RawBuilder<unknown>,
  timeZone: string,
): Promise<QuarterHour[]> {
  const { rows } = await sql<QuarterHour>`
    select to_char(quarter_hour at time zone ${timeZone}::text, 'HH24:MI') as "from", people, entries from (
      select date_bin('15 minutes', entered_at, 'epoch') as quarter_hour, sum(people)::int as people, count(*)::int as entries
      from ${visits} group by 1) as counted order by quarter_hour`.execute(db)
  return rows
}
