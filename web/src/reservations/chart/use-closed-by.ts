import { useEffect } from 'react'
import type { CallFailure } from '../../api/failure.ts'
import { notifyRefusal } from './use-move.ts'

/**
 * Closes the form of a move that was refused because another desk changed the stay: each further try would be refused
 * too, and the form shows the old Bhent. The chart, which shows the stay as it is now, then shows the refusal.
 *
 * @param refusal undefined while the form stays
 */
export function useClosedBy(refusal: CallFailure | undefined, onClose: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes once for each refusal.
  useEffect(() => {
    if (!refusal) return
    notifyRefusal(refusal)
    onClose()
  }, [refusal])
}
