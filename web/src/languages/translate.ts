import { fill } from '@nivas/contract/texts.ts'
import { matchPattern } from './patterns.ts'
import { cataloguesOf, type Texts, texts } from './texts.ts'

/** What goes to the `{{name}}` places of a text. `count` also chooses between singular and plural. */
export type Values = Record<string, string | number>

/**
 * The text in the language of the reader. The English text is the key, so that one without a translation is still read.
 * Given without values it is first looked up as it stands, and then as one that carries its values already, as the
 * server's messages do. Where the number matters a catalogue has the key with `_one` behind it too.
 */
export function translate(text: string, values?: Values, now: Texts = texts.get()): string {
  const catalogues = cataloguesOf(now)
  const keys = keysFor(text, values?.count, now)
  const known = catalogues.flatMap((catalogue) => keys.map((key) => catalogue[key])).find(isText)
  if (values) return fill(known ?? text, values)
  return known ?? catalogues.map((catalogue) => matchPattern(catalogue, text)).find(isText) ?? text
}

const isText = (text: string | undefined): text is string => text !== undefined

const keysFor = (text: string, count: string | number | undefined, { language }: Texts): string[] =>
  typeof count === 'number' ? [`${text}_${new Intl.PluralRules(language).select(count)}`, text] : [text]
