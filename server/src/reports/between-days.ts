import { addDays } from '@nivas/contract/dates.ts'
import { type RawBuilder, sql } from 'kysely'
import { beginningOf } from '../db/days.ts'

/** Whether a moment lies in a range of days of the venue, both included. */
export const betweenDays = (
  moment: RawBuilder<unknown>,
  { from, to }: { from: string; to: string },
  timeZone: string,
): RawBuilder<boolean> =>
  sql`${moment} >= ${beginningOf(from, timeZone)} and ${moment} < ${beginningOf(addDays(to, 1), timeZone)}`
