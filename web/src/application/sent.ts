import { storedValue, storeValue } from '../api/stored-value.ts'

/** The last application that was sent from this phone; `at` is when, in ms. */
export type Sent = { at: number; number: string }

const STORAGE_KEY = 'nivas.application-sent'

/** As long as a draft, in ms. */
const HOURS_24 = 86_400_000

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Sent).at === 'number' &&
  typeof (value as Sent).number === 'string'

/** Keeps the reference number, and nothing else: a cheap phone may close the page while it is written down. */
export const keepSent = (number: string, now = Date.now()): void =>
  storeValue(STORAGE_KEY, JSON.stringify({ at: now, number } satisfies Sent))

/** What was sent from this phone within a day; undefined without anything. */
export function sentFromHere(now = Date.now()): Sent | undefined {
  try {
    const sent: unknown = JSON.parse(storedValue(STORAGE_KEY) ?? 'null')
    if (isSent(sent) && now - sent.at < HOURS_24) return sent
  } catch {
    // What was stored is no JSON: nothing is known of an application.
  }
  storeValue(STORAGE_KEY, undefined)
  return undefined
}
