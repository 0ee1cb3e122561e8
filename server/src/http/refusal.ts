import { inEnglish } from '@nivas/contract/in-english.ts'
import { type PlainKey, say, type Text, type TextKey, type ValuesOf } from '@nivas/contract/texts.ts'

/**
 * How a use case says no: `new Refusal(400, 'Room {{room}} has had guests.', { room })`. Thrown, it rolls back everything
 * the call did; returned, what was written stays (a failed sign-in must be counted). Its text goes to the person at the
 * counter: what happened, what to do next.
 */
export class Refusal<K extends TextKey = PlainKey> extends Error {
  readonly status: 400 | 401 | 403 | 404 | 422 | 429 | 503
  readonly text: Text
  /** For 422: the texts of each wrong field. */
  fields: Record<string, Text[]> | undefined
  /** For 429: in so many seconds another try may be made. */
  retryAfter: number | undefined
  /** What a screen shows beside the text: `data` of the answer. */
  data: unknown
  /** Another desk was faster: the call is made anew before it says no, and may find something else. */
  again = false

  constructor(status: Refusal['status'], text: K | Text, ...values: ValuesOf<K>) {
    const full = typeof text === 'object' ? text : say(text, ...values)
    super(inEnglish(full))
    this.status = status
    this.text = full
  }
}

/** Not the caller's doing, and worth another try. */
export const databaseAway = () => new Refusal(503, 'Please try again later.')

/** A refusal that has something to show beside its text. */
export function withData(refusal: Refusal, data: unknown): Refusal {
  refusal.data = data
  return refusal
}

/** A 429 that says in how many seconds another try may be made. */
export function tooSoon(seconds: number, text: Text): Refusal {
  const refusal = new Refusal(429, text)
  refusal.retryAfter = Math.ceil(seconds)
  return refusal
}

/** A 422 with the texts of each wrong field; `text` is what is read where no field is shown. */
export function wrongFields(text: Text, fields: Record<string, Text[]>): Refusal {
  const refusal = new Refusal(422, text)
  refusal.fields = fields
  return refusal
}

/** A 422 for one field that only the database could find wrong. */
export function wrongField<K extends TextKey>(
  field: string,
  text: K | Text,
  ...values: ValuesOf<K>
): Refusal {
  const full = typeof text === 'object' ? text : say(text, ...values)
  return wrongFields(full, { [field]: [full] })
}
