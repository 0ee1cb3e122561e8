import type { Answer, Input } from '@nivas/contract/call.ts'
import { sumByPeriod } from '@nivas/contract/periods.ts'
import type { samadh } from '@nivas/contract/samadh/calls.ts'
import { type TourFilter, tourTypeOf } from '@nivas/contract/samadh/lookups.ts'
import { type Total, totals } from '@nivas/contract/samadh/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { betweenDays } from '../db/days.ts'
import { countQuarterHours } from '../db/quarter-hours.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Reader } from '../http/actor.ts'

type Report = typeof samadh.entryReport
type DayEntries = typeof samadh.dayEntries
type Day = { day: string } & Record<Total, number>

type Days = { from: string; to: string }

const entered = (days: Days, timeZone: string) =>
  sql`samadh_visits where ${betweenDays(sql`entered_at`, days, timeZone)}`

/**
 * SQL for the people by quarter hour and tour type: the sums that a job has made, and the visits since then. Quarter
 * hours are few, while converting a million moments to days of a time zone takes longer than the rest of the
 * statement.
 */
const quarterHours = (days: Days, timeZone: string) => sql`
  select quarter_hour, tour_type, people from samadh_quarter_hours
  where ${betweenDays(sql`quarter_hour`, days, timeZone)} and people > 0
  union all
  select date_bin('15 minutes', entered_at, 'epoch'), coalesce(tour_type, 0), sum(people)
  from ${entered(days, timeZone)} and entered_at >= (select until from samadh_summed) group by 1, 2`

/** SQL that sums the people of a tour type. Visits without a type have 0 in the sums. */
const peopleOf = (type: TourFilter) =>
  sql`coalesce(sum(people) filter (where tour_type = ${tourTypeOf(type) ?? 0}), 0)::int`

/** Returns the people by tour type on the venue's days, summed by period or in one row. */
export const entryReport =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    _reader: Reader,
    { period, searchByPeriod, fromDate, toDate }: Input<Report>,
  ): Promise<Answer<Report>> => {
    const { rows } = await sql<Day>`
      with quarter_hours as (${quarterHours({ from: fromDate, to: toDate }, timeZone)})
      select (quarter_hour at time zone ${timeZone}::text)::date as day,
        ${peopleOf('FAMILY')} as "familtyTotal", ${peopleOf('GROUP')} as "groupTotal",
        ${peopleOf('SINGLE')} as "singleTotal", ${peopleOf('STUDENT')} as "studentTotal",
        ${peopleOf('NONE')} as "blankTotal",
        sum(people)::int as "overallTotal"
      from quarter_hours group by 1 order by 1`.execute(db)
    if (searchByPeriod && period) return sumByPeriod(rows, period, totals)
    if (rows.length === 0) return []
    const whole = rows.map((row) => ({ ...row, day: fromDate }))
    return sumByPeriod(whole, 'Daily', totals).map((row) => ({ ...row, periodType: null }))
  }

/** Returns the people who came on a day, by quarter hour. */
export const dayEntries =
  (timeZone: string) =>
  (db: Kysely<DB>, _reader: Reader, { day }: Input<DayEntries>): Promise<Answer<DayEntries>> =>
    countQuarterHours(db, entered({ from: day, to: day }, timeZone), timeZone)
