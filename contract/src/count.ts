const counts = new Intl.NumberFormat('en-IN')

/** A count as people read it: 1,23,456. */
export const formatCount = (count: number): string => counts.format(count)
