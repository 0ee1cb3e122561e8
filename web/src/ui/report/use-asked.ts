import { addDays } from '@nivas/contract/dates.ts'
import { type Period, periods } from '@nivas/contract/periods.ts'
import { useMemo } from 'react'
import { dayOr, oneOf } from '../address.ts'
import { useTypedDays } from '../fields/range.ts'
import { useNarrowing } from '../use-address.ts'
import type { Asked } from './columns.ts'

/** Returns the request of a report from the address, and the days that are being typed. */
export function useAsked(today: string, begins = { from: 0, to: 0 }) {
  const { from: first, to: last } = begins
  const readers = useMemo(
    () => ({ from: dayOr(addDays(today, first)), to: dayOr(addDays(today, last)), period: oneOf(periods) }),
    [today, first, last],
  )
  const [address, ask] = useNarrowing(readers)
  const asked: Asked = { ...address, period: address.period as Period }
  const [typed, setTyped] = useTypedDays(asked)
  return { asked, typed, setTyped, ask: (change: Partial<Asked>) => ask(change) }
}
