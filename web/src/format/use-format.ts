import { formatRupees } from '@nivas/contract/money.ts'
import { useMemo } from 'react'
import { useVenue } from '../api/venue.ts'
import { useLanguage } from '../languages/use-text.ts'
import { formatDay } from './date.ts'
import { formatMoment, formatTime } from './moment.ts'

/** Used until the venue has told its own. */
const ZONE = 'Asia/Kolkata'

/**
 * How a screen shows values, in the reader's language and by the venue's clocks: `day('2026-11-21')` is '21 Nov 2026',
 * `moment('2026-11-21T08:35:00Z')` '21 Nov 2026, 14:05', `time(…)` '14:05', `rupees(123456)` 'Rs. 1,23,456.00'.
 */
export function useFormat() {
  const language = useLanguage()
  const zone = useVenue()?.time_zone ?? ZONE
  return useMemo(
    () => ({
      day: (day: string) => formatDay(day, language),
      moment: (moment: string) => formatMoment(moment, zone, language),
      time: (moment: string | number) => formatTime(moment, zone),
      rupees: formatRupees,
    }),
    [language, zone],
  )
}
