import { inEnglish } from '@nivas/contract/in-english.ts'
import { type PlainKey, say, type Text, type TextKey, type ValuesOf } from '@nivas/contract/texts.ts'

/**
 * The way a use case refuses: `new Refusal(400, 'Room {{room}} has had guests.', { room })`. A thrown refusal
 * rolls back the transaction; a returned refusal commits it (a failed sign-in must be counted). The text is
 * for the person at the counter: what happened, and what to do next.
 */
export class Refusal<K extends TextKey = PlainKey> extends Error {
  readonly status: 400 | 401 | 403 | 404 | 422 | 429 | 503
  readonly text: Text
  /** For 422: the texts of each wrong field. */
  fields: Record<string, Text[]> | undefined
  /** For 429, and for a 503 of a busy server: the seconds until the next attempt. */
  retryAfter: number | undefined
  /** The data that a screen shows beside the text: `data` of the answer. */
  data: unknown
  /** A concurrent call was faster: the call runs again before it refuses, and may get another result. */
  again = false

  constructor(status: Refusal['status'], text: K | Text, ...values: ValuesOf<K>) {
    const full = typeof text === 'object' ? text : say(text, ...values)
    super(inEnglish(full))
    this.status = status
    this.text = full
  }
}

/** A temporary failure of the server; a retry may succeed. */
export const databaseAway = () => new Refusal(503, 'Please try again later.')

/** A 503 of a server that is too busy, with the seconds until the next attempt. */
export function tooBusy(seconds: number): Refusal {
  const refusal = databaseAway()
  refusal.retryAfter = seconds
  return refusal
}

/** A refusal with data to show beside its text. */
export function withData(refusal: Refusal, data: unknown): Refusal {
  refusal.data = data
  return refusal
}

/** Marks a refusal of a call that was overtaken by a concurrent one: the call runs again before it refuses. */
export function triedAgain<R extends Refusal>(refusal: R): R {
  refusal.again = true
  return refusal
}

/** A 429 with the seconds until the next attempt is allowed. */
export function tooSoon(seconds: number, text: Text): Refusal {
  const refusal = new Refusal(429, text)
  refusal.retryAfter = Math.ceil(seconds)
  return refusal
}

/** A 422 with the texts of each wrong field. A screen without these fields shows `text`. */
export function wrongFields(text: Text, fields: Record<string, Text[]>): Refusal {
  const refusal = new Refusal(422, text)
  refusal.fields = fields
  return refusal
}

/** A 422 for one field that only the database can check. */
export function wrongField<K extends TextKey>(
  field: string,
  text: K | Text,
  ...values: ValuesOf<K>
): Refusal {
  const full = typeof text === 'object' ? text : say(text, ...values)
  return wrongFields(full, { [field]: [full] })
}
