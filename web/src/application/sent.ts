import { isYounger } from '../api/age.ts'
import { storedValue, storeValue } from '../api/stored-value.ts'

/** The last application that was sent from this phone. `at` is the time in ms. */
export type Sent = { at: number; number: string }

const STORAGE_KEY = 'nivas.application-sent'

/** The lifetime in ms, which is the same as that of a draft. */
const HOURS_24 = 86_400_000

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Sent).at === 'number' &&
  typeof (value as Sent).number === 'string'

/** Stores only the reference number, because a cheap phone may close the page before the number is written down. */
export const keepSent = (number: string, now = Date.now()): void =>
  storeValue(STORAGE_KEY, JSON.stringify({ at: now, number } satisfies Sent))

/** Returns the application that was sent from this phone within a day, if there is one. */
export function sentFromHere(now = Date.now()): Sent | undefined {
  try {
    const sent: unknown = JSON.parse(storedValue(STORAGE_KEY) ?? 'null')
    if (isSent(sent) && isYounger(sent.at, HOURS_24, now)) return sent
  } catch {
    // The stored text is not JSON, so no application is known.
  }
  storeValue(STORAGE_KEY, undefined)
  return undefined
}
