import { passwordNeeded } from '@nivas/contract/access/confirm.ts'

/** The specification's generic texts (section 8). */
export const genericText = {
  later: 'Please try again later.',
  wrong: 'Something went wrong. Please contact administrator.',
} as const

/** A call that was not answered with success. `status` 0 means that no answer came at all. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly status: number
  /** The texts of each wrong field, by its path (`members.0.age`). */
  readonly errors: Record<string, string[]>

  constructor(status: number, message: string, errors: Record<string, string[]> = {}) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Whether nobody can tell if the call took effect: no answer, or one from a proxy that lost the server. */
export const wasLost = (failure: unknown): boolean =>
  failure instanceof CallFailure && [0, 502, 503, 504].includes(failure.status)

/** What the server says of these is for the reader: a rule, a file that is too large or of another type, too many tries. */
const ownWords = [400, 413, 415, 429]

/** The texts of the wrong fields, in order. */
const fieldTexts = (failure: CallFailure): string[] => Object.values(failure.errors).flat()

/**
 * What to tell somebody whose call failed (specification, section 8): the server's own words where it refused with a
 * reason that the reader can act on, and else a generic text.
 */
export function failureText(failure: unknown): string {
  if (!(failure instanceof CallFailure)) return genericText.wrong
  if (wasLost(failure)) return genericText.later
  if (failure.status === 422) return fieldTexts(failure)[0] ?? failure.message
  if (ownWords.includes(failure.status) || failure.message === passwordNeeded) return failure.message
  return genericText.wrong
}
