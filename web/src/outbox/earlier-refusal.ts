import type { Text, TextKey } from '@nivas/contract/texts.ts'
import type { Refusal } from './item.ts'

/** How an earlier version of this page kept why an entry was refused: in sentences with their values filled in. */
export type EarlierRefusal = { status: number; message: string; errors: Record<string, string[]> }

/** A sentence without values is its own key, and has Hindi; another one is read in English. */
const asText = (sentence: string): Text => ({ key: sentence as TextKey })

/** Why an entry was refused, whichever version of this page kept it. */
export function readRefusal(kept: Refusal | EarlierRefusal): Refusal {
  if ('text' in kept) return kept
  const { status, message, errors } = kept
  const fields = Object.entries(errors).map(([path, sentences]) => [path, sentences.map(asText)])
  return { status, text: asText(message), fields: Object.fromEntries(fields) }
}
