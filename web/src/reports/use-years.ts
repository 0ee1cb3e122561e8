import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { useCallback, useMemo } from 'react'
import { useAnswer } from '../api/hooks.ts'
import type { Reader } from '../ui/address.ts'

/** The years that reports can be asked for, newest first; the present one by default. */
export function useYears(today: string): { years: string[]; readYear: Reader } {
  const answer = useAnswer(calls.years, {}).data?.data
  const present = today.slice(0, 4)
  const years = useMemo(() => (answer ? answer.map(String) : [present]), [answer, present])
  const readYear = useCallback<Reader>(
    (given) => (given && /^(19|20|21)\d\d$/.test(given) ? given : present),
    [present],
  )
  return { years, readYear }
}
