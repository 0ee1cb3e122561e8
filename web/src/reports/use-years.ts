import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { useCallback, useMemo } from 'react'
import { useAnswer } from '../api/hooks.ts'
import type { Reader } from '../ui/address.ts'

/** The years of reports, newest first, with one that an address names; the present one by default. */
export function useYears(today: string): { yearsWith: (shown: string) => string[]; readYear: Reader } {
  const answer = useAnswer(calls.years, {}).data?.data
  const present = today.slice(0, 4)
  const years = useMemo(() => (answer ? answer.map(String) : [present]), [answer, present])
  const readYear = useCallback<Reader>(
    (given) => (given && /^(19|20|21)\d\d$/.test(given) ? given : present),
    [present],
  )
  const yearsWith = (shown: string) =>
    years.includes(shown) ? years : [...years, shown].toSorted().toReversed()
  return { yearsWith, readYear }
}
