import type { Text } from '@nivas/contract/texts.ts'
import { CallFailure, failureText } from './failure.ts'

/**
 * Returns the text of a failure for a record that the user looked up by its number, or that another user deletes while
 * it is on the screen. For a record that does not exist it is the server's text.
 */
export const findFailureText = (failure: unknown, typed = false): Text =>
  failure instanceof CallFailure && failure.status === 404 ? failure.text : failureText(failure, typed)
