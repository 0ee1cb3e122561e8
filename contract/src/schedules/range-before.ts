import { addDays } from '../dates.ts'
import { periodEnd, periodOf } from '../periods.ts'

/** The rhythms in which a report is sent. */
export const rhythms = ['Daily', 'Weekly', 'Monthly'] as const
export type Rhythm = (typeof rhythms)[number]

/** The first day of the present day, week or month: reports of the previous one are sent from this day on. */
export const dueDay = (every: Rhythm, today: string): string => periodOf(today, every)

/** The previous day, week or month as a range; both days are included. */
export function rangeBefore(every: Rhythm, today: string): { from: string; to: string } {
  const last = addDays(periodOf(today, every), -1)
  return { from: periodOf(last, every), to: periodEnd(last, every) }
}
