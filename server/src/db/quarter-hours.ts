import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/** People and entries of one quarter of an hour; `from` is 'HH:mm' by the venue's clock. */
export type QuarterHour = { from: string; people: number; entries: number }

/** In milliseconds. */
const QUARTER = 15 * 60_000

/** In quarter hours: every time zone is within 14 hours of UTC. */
const FARTHEST = 14 * 4

/**
 * Returns the moments at which the venue's clock shows a time of a day: two in the hour that occurs twice when the
 * clock is put back, none in the hour that is skipped when it is put forward.
 */
function momentsOf(day: string, time: string, timeZone: string): Date[] {
  const inUtc = Date.parse(`${day}T${time}:00Z`)
  const around = Array.from({ length: 2 * FARTHEST + 1 }, (_, at) => inUtc + (at - FARTHEST) * QUARTER)
  return around.flatMap((at) => {
    const moment = new Date(at)
    const isShown = timeIn(timeZone, moment) === time && dayIn(timeZone, moment) === day
    return isShown ? [moment] : []
  })
}

/** The condition that a visit began within the 15 minutes that begin at a time of the venue's clock. */
export function inQuarterHour(day: string, from: string, timeZone: string): RawBuilder<unknown> {
  const quarters = momentsOf(day, from, timeZone).map((begins) => {
    const ends = new Date(begins.getTime() + QUARTER)
    return sql`(entered_at >= ${begins.toISOString()} and entered_at < ${ends.toISOString()})`
  })
  return quarters.length === 0 ? sql`false` : sql`(${sql.join(quarters, sql` or `)})`
}

/**
 * Counts people and entries of a day by quarter of an hour, without empty quarter hours. An hour that occurs twice is
 * counted as one. `visits` is the SQL after the word `from`, with `entered_at` and `people`: `gate_visits where
 * entered_at >= …`.
 */
export async function countQuarterHours(
  db: Kysely<DB>,
  visits: RawBuilder<unknown>,
  timeZone: string,
): Promise<QuarterHour[]> {
  const { rows } = await sql<QuarterHour>`
    select to_char(quarter_hour at time zone ${timeZone}::text, 'HH24:MI') as "from", sum(people)::int as people,
      sum(entries)::int as entries
    from (
      select date_bin('15 minutes', entered_at, 'epoch') as quarter_hour, sum(people) as people, count(*) as entries
      from ${visits} group by 1) as counted group by 1 order by 1`.execute(db)
  return rows
}
