import { addDays } from './dates.ts'

/** The periods of a report. A week starts on Monday. */
export const periods = ['Daily', 'Weekly', 'Monthly', 'Yearly'] as const
export type Period = (typeof periods)[number]

/** The day of the week, 0 for Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The first day of the period of a day. */
export function periodOf(day: string, period: Period): string {
  switch (period) {
    case 'Daily':
      return day
    case 'Weekly':
      return addDays(day, -weekdayOf(day))
    case 'Monthly':
      return `${day.slice(0, 7)}-01`
    case 'Yearly':
      return `${day.slice(0, 4)}-01-01`
  }
}

/** A number of days that leads from the first day of any period into the next period. */
const intoNext: Record<Period, number> = { Daily: 1, Weekly: 7, Monthly: 31, Yearly: 366 }

/** The last day of the period of a day. */
export function periodEnd(day: string, period: Period): string {
  const next = addDays(periodOf(day, period), intoNext[period])
  return addDays(periodOf(next, period), -1)
}

/**
 * The rows of days, summed by period: the first day of each period with rows, and the sum of each number. `days` must
 * be in order.
 */
export function sumByPeriod<N extends string>(
  days: readonly ({ day: string } & Record<N, number>)[],
  period: Period,
  names: readonly N[],
): ({ period: string; periodType: Period } & Record<N, number>)[] {
  const sums = new Map<string, Record<string, number>>()
  for (const row of days) {
    const first = periodOf(row.day, period)
    const sum = sums.get(first) ?? {}
    for (const name of names) sum[name] = (sum[name] ?? 0) + row[name]
    sums.set(first, sum)
  }
  return [...sums].map(([first, sum]) => ({
    period: first,
    periodType: period,
    ...(sum as Record<N, number>),
  }))
}
