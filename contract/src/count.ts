import { once } from './once.ts'

const counts = once(() => new Intl.NumberFormat('en-IN'))

/** A count with Indian grouping: 1,23,456. */
export const formatCount = (count: number): string => counts().format(count)
