import { addDays } from './dates.ts'

/** The periods that a report sums up by. A week begins on Monday. */
export const periods = ['Daily', 'Weekly', 'Monthly', 'Yearly'] as const
export type Period = (typeof periods)[number]

/** 0 for Monday. */
const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The first day of the period that a day belongs to. */
export function periodOf(day: string, period: Period): string {
  switch (period) {
    case 'Daily':
      return day
    case 'Weekly':
      return addDays(day, -weekday(day))
    case 'Monthly':
      return `${day.slice(0, 7)}-01`
    case 'Yearly':
      return `${day.slice(0, 4)}-01-01`
  }
}

/** Long enough to reach into the next period from the first day of one. */
const intoNext: Record<Period, number> = { Daily: 1, Weekly: 7, Monthly: 31, Yearly: 366 }

/** The last day of the period that a day belongs to. */
export function periodEnd(day: string, period: Period): string {
  const next = addDays(periodOf(day, period), intoNext[period])
  return addDays(periodOf(next, period), -1)
}
