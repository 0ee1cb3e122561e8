import { passwordNeeded } from '@nivas/contract/access/confirm.ts'
import { say, type Text } from '@nivas/contract/texts.ts'

/** What is said of a failure that has no words of its own; the first two are the specification's (section 8). */
export const genericText = {
  later: say('Please try again later.'),
  wrong: say('Something went wrong. Please contact administrator.'),
  away: say('No connection. Please try again later.'),
  notSaved: say('No connection. Nothing was saved.'),
  notSavedTyped: say('No connection. Nothing was saved; what you typed is still here.'),
  unknown: say(
    'The server does not answer. It is not known whether this was saved. Please try again when the connection is back: it is saved only once.',
  ),
  unknownTyped: say(
    'The server does not answer. It is not known whether this was saved; what you typed is still here. Please send it again when the connection is back: it is saved only once.',
  ),
  back: say(
    'The connection is back. Please send it again: if it was saved already, it is not saved a second time.',
  ),
} as const

/**
 * What a write was not answered means: it was 'not sent', so nothing was saved, or it was sent and is 'unanswered', so
 * that it may have been saved.
 */
export type Lost = 'not sent' | 'unanswered'

/** A call that was not answered with success. `status` 0 means that no answer came at all. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly status: number
  /** What the server said. */
  readonly text: Text
  /** The texts of each wrong field, by its path (`members.0.age`). */
  readonly fields: Record<string, Text[]>
  /** What the server has to show beside it. */
  readonly data: unknown
  /** Of a write without an answer. */
  readonly lost: Lost | undefined

  constructor(status: number, text: Text, fields: Record<string, Text[]> = {}, lost?: Lost, data?: unknown) {
    super(text.key)
    this.status = status
    this.text = text
    this.fields = fields
    this.lost = lost
    this.data = data
  }
}

/** Whether nobody can tell if the call took effect: no answer, or one from a proxy that lost the server. */
export const wasLost = (failure: unknown): boolean =>
  failure instanceof CallFailure && [0, 502, 503, 504].includes(failure.status)

/** What the server says of these is for the reader: a rule, a file that is too large or of another type, too many tries. */
const ownWords = [400, 413, 415, 429]

/** The texts of the wrong fields, in order. */
const fieldTexts = (failure: CallFailure): Text[] => Object.values(failure.fields).flat()

/**
 * What to tell somebody whose call failed (specification, section 8): the server's own words where it refused with a
 * reason that the reader can act on, and else a generic text.
 *
 * @param typed the reader looks at what they typed
 */
export function failureText(failure: unknown, typed = false): Text {
  if (!(failure instanceof CallFailure)) return genericText.wrong
  if (failure.lost === 'not sent') return typed ? genericText.notSavedTyped : genericText.notSaved
  if (failure.lost === 'unanswered') return typed ? genericText.unknownTyped : genericText.unknown
  if (wasLost(failure)) return failure.status === 0 ? genericText.away : genericText.later
  if (failure.status === 422) return fieldTexts(failure)[0] ?? failure.text
  if (ownWords.includes(failure.status) || failure.text.key === passwordNeeded) return failure.text
  return genericText.wrong
}
