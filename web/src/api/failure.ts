import { say, type Text } from '@nivas/contract/texts.ts'

/** The texts of failures that have no text from the server. The first two are the specification's (section 8). */
export const genericText = {
  later: say('Please try again later.'),
  wrong: say('Something went wrong. Please contact administrator.'),
  away: say('No connection. Please try again later.'),
  notSaved: say('No connection. Nothing was saved.'),
  notSavedTyped: say('No connection. Nothing was saved; what you typed is still here.'),
  unknown: say(
    'The server does not answer, so this may or may not have been saved. Please try again when the connection is back. It is saved only once.',
  ),
  unknownTyped: say(
    'The server does not answer, so this may or may not have been saved. What you typed is still here. Please send it again when the connection is back. It is saved only once.',
  ),
  missingFile: say('A part of this page could not be loaded. Please reload the page.'),
  sentBefore: say('This was already sent with other values. Please reload and check whether it was saved.'),
  back: say('The connection is back. Please send it again. If it was already saved, it is not saved twice.'),
} as const

/**
 * What is known about a write without an answer: 'not sent', so nothing was saved, or 'unanswered', so it may have been
 * saved.
 */
export type Lost = 'not sent' | 'unanswered'

/** The failure of a call. `status` is 0 when there was no answer at all. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly status: number
  /** The text from the server. */
  readonly text: Text
  /** The texts of each invalid field, by its path (`members.0.age`). */
  readonly fields: Record<string, Text[]>
  /** The data that the server sent with the refusal. */
  readonly data: unknown
  /** Set for a write without an answer. */
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

/**
 * Returns whether the effect of the call is unknown: there was no answer, or one from a proxy that lost the server, or
 * a success that cannot be read because it was cut off.
 */
export const wasLost = (failure: unknown): boolean =>
  failure instanceof CallFailure &&
  ([0, 502, 503, 504].includes(failure.status) || (failure.status >= 200 && failure.status < 300))

/**
 * The statuses whose texts are for the user: a rule, a missing permission or password, a file that is too large or of
 * another type, too many tries.
 */
const ownWords = [400, 403, 413, 415, 429]

/**
 * Returns whether the server has stored a different request under the key of this one. This happens when an answer was
 * lost and an update of the product has since changed how the same form is read. The server's text is about the header
 * and for programs. A browser's keys are refused only for this reason.
 */
export const wasSentBefore = ({ fields }: CallFailure): boolean => 'Idempotency-Key' in fields

/** The messages of Chromium, Firefox and Safari for a file that could not be fetched. */
const FETCH_FAILED =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/** Returns whether an import failed, because there was no network or a new version has replaced the file. */
export const isFailedImport = (failure: unknown): boolean =>
  failure instanceof TypeError && FETCH_FAILED.test(failure.message)

/** Returns the texts of the invalid fields, in order. */
const fieldTexts = (failure: CallFailure): Text[] => Object.values(failure.fields).flat()

/**
 * Returns the text for a failed call (specification, section 8): the server's text when it refused for a reason that
 * the user can act on, or else a generic text.
 *
 * @param typed the user sees their own input
 */
export function failureText(failure: unknown, typed = false): Text {
  if (isFailedImport(failure)) return genericText.missingFile
  if (!(failure instanceof CallFailure)) return genericText.wrong
  if (failure.lost === 'not sent') return typed ? genericText.notSavedTyped : genericText.notSaved
  if (failure.lost === 'unanswered') return typed ? genericText.unknownTyped : genericText.unknown
  if (wasLost(failure)) return failure.status === 0 ? genericText.away : genericText.later
  if (wasSentBefore(failure)) return genericText.sentBefore
  if (failure.status === 422) return fieldTexts(failure)[0] ?? failure.text
  if (ownWords.includes(failure.status)) return failure.text
  return genericText.wrong
}
