import type access from './access/hi.ts'
import type cash from './cash/hi.ts'
import type dictionary from './dictionary/hi.ts'
import type dispensary from './dispensary/hi.ts'
import type electrical from './electrical/hi.ts'
import type gate from './gate/hi.ts'
import type shared from './hi.ts'
import type identity from './identity/hi.ts'
import type imports from './imports/hi.ts'
import type permissions from './permissions-hi.ts'
import type planning from './planning/hi.ts'
import type receipts from './receipts/hi.ts'
import type registry from './registry/hi.ts'
import type reservations from './reservations/hi.ts'
import type vaccination from './vaccination/hi.ts'
import type venue from './venue/hi.ts'

type Hindi = typeof shared &
  typeof access &
  typeof cash &
  typeof dispensary &
  typeof electrical &
  typeof dictionary &
  typeof gate &
  typeof identity &
  typeof imports &
  typeof permissions &
  typeof planning &
  typeof receipts &
  typeof registry &
  typeof reservations &
  typeof vaccination &
  typeof venue

/** Every text that has Hindi: the contract's, and in the web app those of its screens, which each `hi.ts` there adds. */
export interface Catalogue extends Hindi {}

/**
 * A text: the English template, which is the key of its Hindi. One without Hindi in its area's `hi.ts` does not compile.
 * A catalogue may have the key with `_one` behind it too, for a `count` of one.
 */
export type TextKey = Exclude<keyof Catalogue & string, `${string}_one`>

/** The names of the `{{name}}` places of a text. */
export type Places<K extends string> = K extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Places<Rest>
  : never

/** The texts without places. */
export type PlainKey = { [K in TextKey]: [Places<K>] extends [never] ? K : never }[TextKey]

/** What goes to a place; the reader's end turns all but texts and numbers as typed into words of the reader's language. */
export type Value =
  | string
  | number
  /** `YYYY-MM-DD` */
  | { day: string }
  /** `YYYY-MM-DDTHH:mm` on the venue's clock */
  | { moment: string }
  | { rupees: number }
  | Text
  /** Several texts, one after the other */
  | readonly Text[]

export type Values = Readonly<Record<string, Value>>

/** A text as it travels: in a refusal, in a notice of success, from a schema to its form. */
export type Text = { readonly key: TextKey; readonly values?: Values }

/** A text that is at hand: its key alone where it has no places. */
export type Wording = PlainKey | Text

/**
 * The values that a text needs: none, or one for each of its places. A key that is no text comes here as all of them, and
 * the complaint shall be about the key.
 */
export type ValuesOf<K extends TextKey> = TextKey extends K
  ? []
  : [Places<K>] extends [never]
    ? []
    : [values: Readonly<Record<Places<K>, Value>>]

/** A text with its values. */
export const say = <const K extends TextKey>(key: K, ...[values]: ValuesOf<K>): Text =>
  values ? { key, values } : { key }

/** How a reader's language says what is no text yet. */
export type Words = {
  text: (text: Text) => string
  day: (day: string) => string
  moment: (moment: string) => string
  rupees: (amount: number) => string
}

/** Puts `values` into the `{{name}}` places of a template. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** The values of a text as they are read. */
export const inWords = (values: Values, words: Words): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordsOf(value, words)]))

function wordsOf(value: Value, words: Words): string | number {
  if (typeof value !== 'object') return value
  if ('day' in value) return words.day(value.day)
  if ('moment' in value) return words.moment(value.moment)
  if ('rupees' in value) return words.rupees(value.rupees)
  return 'key' in value ? words.text(value) : value.map(words.text).join(', ')
}
