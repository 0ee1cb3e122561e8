import { bilingual } from '@nivas/contract/pos/bilingual.ts'
import type { Text } from '@nivas/contract/texts.ts'
import { translate } from '../../languages/translate.ts'

const hindi: Readonly<Record<string, string>> = bilingual

/** A text as a till shows it: some are in both languages, for every user. */
export function inBoth(text: Text): string {
  const other = hindi[text.key]
  return other === undefined ? translate(text) : `${text.key} / ${other}`
}
