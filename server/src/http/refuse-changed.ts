import type { PlainKey } from '@nivas/contract/texts.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses with this text when a locked record holds other ids than the screen knew. Compares nothing without `known`.
 * `held` has each id once.
 */
export function refuseChanged(
  known: readonly number[] | undefined,
  held: readonly number[],
  text: PlainKey,
): void {
  if (!known) return
  if (held.length !== known.length || !held.every((id) => known.includes(id))) throw new Refusal(400, text)
}
