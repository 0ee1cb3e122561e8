import { addDays } from './dates.ts'

/** The periods of a report. A week starts on Monday. */
export const periods = ['Daily', 'Weekly', 'Monthly', 'Yearly'] as const
export type Period = (typeof periods)[number]

/** 0 for Monday. */
const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The first day of the period of a day. */
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

/** Days from the first day of a period that always lead into the next one. */
const intoNext: Record<Period, number> = { Daily: 1, Weekly: 7, Monthly: 31, Yearly: 366 }

/** The last day of the period of a day. */
export function periodEnd(day: string, period: Period): string {
  const next = addDays(periodOf(day, period), intoNext[period])
  return addDays(periodOf(next, period), -1)
}
