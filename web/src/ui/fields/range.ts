/** `days` include both ends, `span` too, and is more than one; a `stay` ends on the day after its last night. */
export type RangeKind = 'days' | 'span' | 'stay'

export type DayPair = { from: string | null; to: string | null }

/** Whether the days are in order (specification, section 5, date-range searches). */
export const isInOrder = (kind: RangeKind, from: string, to: string): boolean =>
  kind === 'days' ? from <= to : from < to
