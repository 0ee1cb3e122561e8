import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { useCallback, useMemo } from 'react'
import { useAnswer } from '../api/hooks.ts'
import type { Reader } from '../ui/address.ts'

/** Returns the years to choose from, newest first, including the one in the address; by default the present year. */
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
