import { bilingual } from '@nivas/contract/pos/bilingual.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { translate } from '../../languages/translate.ts'

const hindi: Readonly<Record<string, string>> = bilingual

/** Returns a text as a till shows it. Some texts are in both languages, so that every user can read them. */
export function inBoth(text: Text): string {
  const other = hindi[text.key]
  return other === undefined ? translate(text) : `${text.key} / ${other}`
}
