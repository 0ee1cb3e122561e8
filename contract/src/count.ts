import { once } from './once.ts'

const counts = once(() => new Intl.NumberFormat('en-IN'))

/** A count with Indian grouping: 1,23,456. */
export const formatCount = (count: number): string => counts().format(count)

/** A typed count for a sum: 0 when it is empty or not a positive whole number. */
export const counted = (typed: unknown): number =>
  typeof typed === 'number' && Number.isInteger(typed) && typed > 0 ? typed : 0

/**
 * A filtered list counts to this number of rows: beyond it, people narrow the filter instead of paging on.
 */
export const MOST_COUNTED = 10_000

/** Reports, whose rows people compare, count to this number of rows. */
export const MOST_REPORTED = 200_000

/**
 * The total of a list, as it is shown. A count that stopped is one above its limit, and shown as 10,000+,
 * which is also true of exactly 10,001 rows.
 */
export const formatTotal = (total: number): string =>
  total === MOST_COUNTED + 1 || total === MOST_REPORTED + 1
    ? `${formatCount(total - 1)}+`
    : formatCount(total)
