import type { Item } from './item.ts'

/** When this page made its items, in ms by key, on a clock that nobody can set. */
const made = new Map<string, number>()

/** Notes a time of `performance.now()` at which an item was made. */
export const noteMade = (key: string, at: number): void => void made.set(key, at)

/**
 * Returns the time of sending, as the server subtracts it from `madeAt`. When the network is back, it often corrects a
 * clock that was ahead: the time that has passed on this page still counts. A clock that was set forward looks like a
 * computer that has slept, so then the computer's clock counts.
 */
export function sentAt(
  { key, madeAt }: Pick<Item, 'key' | 'madeAt'>,
  now = Date.now(),
  here = performance.now(),
): string {
  const passed = here - (made.get(key) ?? here)
  return new Date(Math.max(now, Date.parse(madeAt) + passed)).toISOString()
}
