/** `days` include both ends; a `stay` ends on the day after its last night. */
export type RangeKind = 'days' | 'stay'

export type DayPair = { from: string | null; to: string | null }

/** Whether the days are in order (specification, section 5, date-range searches). */
export const isInOrder = (kind: RangeKind, from: string, to: string): boolean =>
  kind === 'stay' ? from < to : from <= to
