import { useEffect, useState } from 'react'

/** `days` include both ends, `span` too, and is more than one; a `stay` ends on the day after its last night. */
export type RangeKind = 'days' | 'span' | 'stay'

export type DayPair = { from: string | null; to: string | null }

/** Whether the days are in order (specification, section 5, date-range searches). */
export const isInOrder = (kind: RangeKind, from: string, to: string): boolean =>
  kind === 'days' ? from <= to : from < to

/** The days that are being typed, at first those of the address; Back, or a link, opens other days. */
export function useTypedDays({ from, to }: DayPair): [DayPair, (days: DayPair) => void] {
  const [typed, setTyped] = useState<DayPair>({ from, to })
  useEffect(() => setTyped({ from, to }), [from, to])
  return [typed, setTyped]
}
