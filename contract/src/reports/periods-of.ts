import { addDays } from '../dates.ts'
import { periodEnd, periodOf } from '../periods.ts'
import type { ReportType } from './schemas.ts'

/** The periods of the overview: the weeks that begin in the year, its months, or the given years. */
export function periodsOf(
  type: ReportType,
  year: number,
  years: readonly number[],
): { from: string; to: string }[] {
  if (type === 'Yearly')
    return years.toSorted((a, b) => a - b).map((one) => ({ from: `${one}-01-01`, to: `${one}-12-31` }))
  const first = `${year}-01-01`
  let from = type === 'Weekly' ? periodOf(addDays(first, 6), 'Weekly') : first
  const found: { from: string; to: string }[] = []
  while (from <= `${year}-12-31`) {
    const to = periodEnd(from, type)
    found.push({ from, to })
    from = addDays(to, 1)
  }
  return found
}
