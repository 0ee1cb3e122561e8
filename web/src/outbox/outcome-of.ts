import { doneBefore, usedBefore } from '@nivas/contract/outbox.ts'
import { CallFailure, genericText, wasLost } from '../api/failure.ts'
import type { Outcome } from './send-all.ts'

/** Returns what a failure means for an item: it waits, perhaps for another user, the user has to sign in, or
 * the user has to correct it. */
export function outcomeOf(failure: unknown): Outcome {
  if (!(failure instanceof CallFailure)) return { is: 'later' }
  const { status, text, fields } = failure
  if (text.key === doneBefore || isStoredUnderKey(failure)) return { is: 'sent' }
  if (status === 401) return { is: 'signed out' }
  // The permission was withdrawn a moment ago. A proxy's refusal has no text.
  if (status === 403 && text.key !== genericText.wrong.key) return { is: 'not theirs' }
  if (wasLost(failure) || [408, 425, 429].includes(status)) return { is: 'later' }
  const refusal = { status, text, fields }
  return status >= 500 ? { is: 'refused', refusal, perhaps: true } : { is: 'refused', refusal }
}

/**
 * Returns whether the server already has the item but reads its request differently now. Its answer was lost, and since
 * then an update has added fields, or the number could not be sealed here. If this counted as a refusal, a ticket would
 * block its till forever.
 */
const isStoredUnderKey = ({ fields }: CallFailure): boolean =>
  fields['Idempotency-Key']?.some(({ key }) => key === usedBefore) ?? false
