import type { Amount } from '@nivas/contract/rupees.ts'
import { useMemo } from 'react'
import { useZone } from '../api/venue.ts'
import { useLanguage } from '../languages/use-text.ts'
import { formatDay } from './date.ts'
import { formatMoment, formatTime } from './moment.ts'
import { rupeesIn } from './rupees.ts'

/**
 * Returns functions that format values in the user's language and the venue's time zone: `day('2026-11-21')` is '21 Nov
 * 2026', `moment('2026-11-21T08:35:00Z')` '21 Nov 2026, 14:05', `time(…)` '14:05', `rupees(123456)` 'Rs. 1,23,456.00',
 * in Hindi '₹1,23,456.00'.
 */
export function useFormat() {
  const language = useLanguage()
  const zone = useZone()
  return useMemo(
    () => ({
      day: (day: string) => formatDay(day, language),
      moment: (moment: string) => formatMoment(moment, zone, language),
      time: (moment: string | number) => formatTime(moment, zone),
      rupees: (amount: Amount) => rupeesIn(amount, language),
    }),
    [language, zone],
  )
}
