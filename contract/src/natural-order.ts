import { once } from './once.ts'

const letters = once(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))

/** Compares names in natural order, without regard to case: 'Room 9' comes before 'Room 10'. */
export const naturalOrder = (one: string, other: string): number => letters().compare(one, other)
