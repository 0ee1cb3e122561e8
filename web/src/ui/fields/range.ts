import { useEffect, useState } from 'react'

/**
 * `days` and `span` include both ends; a `span` has more than one day. A `stay` ends on the day after its last night.
 */
export type RangeKind = 'days' | 'span' | 'stay'

export type DayPair = { from: string | null; to: string | null }

/** Returns whether the days are in order (specification, section 5, date-range searches). */
export const isInOrder = (kind: RangeKind, from: string, to: string): boolean =>
  kind === 'days' ? from <= to : from < to

/**
 * Holds the days that are being typed. They start as the days of the address, and change with it when Back or a link
 * opens other days.
 */
export function useTypedDays({ from, to }: DayPair): [DayPair, (days: DayPair) => void] {
  const [typed, setTyped] = useState<DayPair>({ from, to })
  useEffect(() => setTyped({ from, to }), [from, to])
  return [typed, setTyped]
}
