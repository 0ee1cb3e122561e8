import type { PlainKey } from '@nivas/contract/texts.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Refuses with this text when a locked record holds another list than the form began with. Without `known`
 * there is no comparison. Both lists have each id once.
 */
export function refuseChanged(
  known: readonly number[] | undefined,
  held: readonly number[],
  text: PlainKey,
): void {
  if (!known) return
  if (held.length !== known.length || !held.every((id) => known.includes(id))) throw new Refusal(400, text)
}
