import { addDays } from '../dates.ts'
import { periodEnd, periodOf } from '../periods.ts'

/** How often a report is sent. */
export const rhythms = ['Daily', 'Weekly', 'Monthly'] as const
export type Rhythm = (typeof rhythms)[number]

/** The first day of the day, week or month of `today`: the reports of the one before are sent from it on. */
export const dueDay = (every: Rhythm, today: string): string => periodOf(today, every)

/** The day, week or month before the one of `today`; both days are included. */
export function rangeBefore(every: Rhythm, today: string): { from: string; to: string } {
  const last = addDays(periodOf(today, every), -1)
  return { from: periodOf(last, every), to: periodEnd(last, every) }
}
