import { say, type Text } from '@nivas/contract/texts.ts'
import { failureText, genericText } from '../api/failure.ts'

const unread = say(
  'Something went when wrong getting Person Vaccination information. Please contact administrator.',
)

/**
 * Returns why the doses of a person could not be read: the text of the failure or, if it has none, the specification's.
 */
export const unreadDoses = (failure: unknown): Text => {
  const text = failureText(failure)
  return text === genericText.wrong ? unread : text
}
