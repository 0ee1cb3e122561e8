import type { Text } from '@nivas/contract/texts.ts'
import { CallFailure, failureText } from './failure.ts'

/**
 * The text of a failure for a record that a person asked for by its number, or has on the screen while somebody else deletes
 * it: that there is none is for them, in the server's words.
 */
export const findFailureText = (failure: unknown, typed = false): Text =>
  failure instanceof CallFailure && failure.status === 404 ? failure.text : failureText(failure, typed)
