import type { Language } from '@nivas/contract/access/schemas.ts'
import { type Period, periodEnd } from '@nivas/contract/periods.ts'
import { formatDay } from './date.ts'

/** Formats a period from its first day: '21 Nov 2026', '16 Nov 2026 – 22 Nov 2026', 'Nov 2026', '2026'. */
export function formatPeriod(first: string, period: Period, language: Language): string {
  switch (period) {
    case 'Daily':
      return formatDay(first, language)
    case 'Weekly':
      return `${formatDay(first, language)} – ${formatDay(periodEnd(first, period), language)}`
    case 'Monthly':
      return formatDay(first, language).replace(/^\d+ /, '')
    case 'Yearly':
      return first.slice(0, 4)
  }
}
