import { type PlainKey, say } from '@nivas/contract/texts.ts'
import { CallFailure } from '../../api/failure.ts'

/** What the chart says instead of refusals that ask for a reload: it has already read its data again. */
const onChart: Readonly<Record<string, PlainKey>> = {
  'This reservation was changed meanwhile. Please reload.':
    'This reservation was changed meanwhile. The chart now shows its current state: please try again.',
  'The Bhent for this stay has changed meanwhile. Please reload.':
    'The Bhent for this stay has changed meanwhile. Please try again with the new amount.',
} satisfies Partial<Record<PlainKey, PlainKey>>

/** The same for the form of a move, which closes when the stay has changed and updates its Bhent automatically. */
const inForm: typeof onChart = {
  'This reservation was changed meanwhile. Please reload.':
    'This reservation was changed meanwhile. The chart is being updated: please check it, then try again.',
  'The Bhent for this stay has changed meanwhile. Please reload.':
    'The Bhent for this stay has changed meanwhile. The form now shows the new amount: please check it and try again.',
} satisfies Partial<Record<PlainKey, PlainKey>>

/** Returns the failure with a text that fits the chart, or the form of a move. */
export function asShownNow(failure: unknown, where: 'chart' | 'form' = 'chart'): unknown {
  const texts = where === 'form' ? inForm : onChart
  const text = failure instanceof CallFailure && texts[failure.text.key]
  return text ? new CallFailure(failure.status, say(text)) : failure
}
