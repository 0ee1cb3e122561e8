import { once } from './once.ts'

const letters = once(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))

/** Names as people order them: 'Room 9' before 'Room 10', in any case. */
export const naturalOrder = (one: string, other: string): number => letters().compare(one, other)
