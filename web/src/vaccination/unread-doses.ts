import { say, type Text } from '@nivas/contract/texts.ts'
import { failureText, genericText } from '../api/failure.ts'

const unread = say(
  'Something went when wrong getting Person Vaccination information. Please contact administrator.',
)

/** Why the doses of a person could not be read: the specification's text, where the failure has none of its own. */
export const unreadDoses = (failure: unknown): Text => {
  const text = failureText(failure)
  return text === genericText.wrong ? unread : text
}
