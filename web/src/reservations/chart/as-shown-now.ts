import { type PlainKey, say } from '@nivas/contract/texts.ts'
import { CallFailure } from '../../api/failure.ts'

/** Refusals that ask for a reload, as the chart says them: it has read itself again. */
const onChart: Readonly<Record<string, PlainKey>> = {
  'This reservation was changed meanwhile. Please reload.':
    'This reservation was changed meanwhile. The chart shows it as it is now: please try again.',
  'The Bhent for this stay has changed meanwhile. Please reload.':
    'The Bhent for this stay has changed meanwhile. Please try again: you are asked for the new one.',
} satisfies Partial<Record<PlainKey, PlainKey>>

/** The failure in words that are true of a chart. */
export function asShownNow(failure: unknown): unknown {
  const text = failure instanceof CallFailure && onChart[failure.text.key]
  return text ? new CallFailure(failure.status, say(text)) : failure
}
