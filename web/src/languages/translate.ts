import type { TFunction } from 'i18next'
import { i18n } from './i18n.ts'
import { type Catalogue, matchPattern } from './patterns.ts'

/** What goes to the `{{name}}` places of a text. `count` also chooses between singular and plural. */
export type Values = Record<string, string | number>

/**
 * The text in the language of the reader. Given without values it is first looked up as it stands, and then as one that
 * carries its values already, as the server's messages do; a text that no catalogue knows comes back unchanged.
 */
export function translate(text: string, values?: Values, t: TFunction = i18n.t): string {
  if (values || i18n.exists(text)) return t(text, values ?? {})
  for (const language of i18n.languages) {
    const catalogue: Catalogue = i18n.getResourceBundle(language, 'translation') ?? {}
    const found = matchPattern(catalogue, text)
    if (found !== undefined) return found
  }
  return text
}
