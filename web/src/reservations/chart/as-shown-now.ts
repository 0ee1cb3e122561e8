import { type PlainKey, say } from '@nivas/contract/texts.ts'
import { CallFailure } from '../../api/failure.ts'

/** Refusals that ask for a reload, as the chart says them: it has read itself again. */
const onChart: Readonly<Record<string, PlainKey>> = {
  'This reservation was changed meanwhile. Please reload.':
    'This reservation was changed meanwhile. The chart shows it as it is now: please try again.',
  'The Bhent for this stay has changed meanwhile. Please reload.':
    'The Bhent for this stay has changed meanwhile. Please try again: you are asked for the new one.',
} satisfies Partial<Record<PlainKey, PlainKey>>

/** The same in the form of a move: it closes when the chart shows another stay, and shows a new Bhent by itself. */
const inForm: typeof onChart = {
  'This reservation was changed meanwhile. Please reload.':
    'This reservation was changed meanwhile. The chart reads it again: please look at it, then try again.',
  'The Bhent for this stay has changed meanwhile. Please reload.':
    'The Bhent for this stay has changed meanwhile. The form shows the new one: please look at it, and try again.',
} satisfies Partial<Record<PlainKey, PlainKey>>

/** The failure in words that are true of a chart, or of the form of a move. */
export function asShownNow(failure: unknown, where: 'chart' | 'form' = 'chart'): unknown {
  const texts = where === 'form' ? inForm : onChart
  const text = failure instanceof CallFailure && texts[failure.text.key]
  return text ? new CallFailure(failure.status, say(text)) : failure
}
