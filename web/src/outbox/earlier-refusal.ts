import type { Text, TextKey } from '@nivas/contract/texts.ts'
import type { Refusal } from './item.ts'

/** The refusal of an entry in the format of an earlier version: sentences with their values filled in. */
export type EarlierRefusal = { status: number; message: string; errors: Record<string, string[]> }

/**
 * Returns a sentence as a text. A sentence without values is its own key and has Hindi. Any other is shown in English.
 */
const asText = (sentence: string): Text => ({ key: sentence as TextKey })

/** Returns a refusal in the present format, from this format or an earlier one. */
export function readRefusal(stored: Refusal | EarlierRefusal): Refusal {
  if ('text' in stored) return stored
  const { status, message, errors } = stored
  const fields = Object.entries(errors).map(([path, sentences]) => [path, sentences.map(asText)])
  return { status, text: asText(message), fields: Object.fromEntries(fields) }
}
