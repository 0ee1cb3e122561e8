import type access from './access/hi.ts'
import type cash from './cash/hi.ts'
import { formatCount } from './count.ts'
import type dictionary from './dictionary/hi.ts'
import type dispensary from './dispensary/hi.ts'
import type electrical from './electrical/hi.ts'
import type gate from './gate/hi.ts'
import type shared from './hi.ts'
import type identity from './identity/hi.ts'
import type imports from './imports/hi.ts'
import type permissions from './permissions-hi.ts'
import type planning from './planning/hi.ts'
import type pos from './pos/hi.ts'
import type receipts from './receipts/hi.ts'
import type registry from './registry/hi.ts'
import type reports from './reports/mail-hi.ts'
import type reservations from './reservations/hi.ts'
import type samadh from './samadh/hi.ts'
import type schedules from './schedules/hi.ts'
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
  typeof pos &
  typeof receipts &
  typeof registry &
  typeof reports &
  typeof reservations &
  typeof samadh &
  typeof schedules &
  typeof vaccination &
  typeof venue

/**
 * Every text with Hindi: the texts of the contract and, in the web app, the texts of the screens, which each `hi.ts`
 * there adds.
 */
export interface Catalogue extends Hindi {}

/**
 * The key of a text: its English template, by which its Hindi is found. A key without Hindi in its area's
 * `hi.ts` does not compile. A catalogue may also have the key with the suffix `_one`, for a `count` of one.
 */
export type TextKey = Exclude<keyof Catalogue & string, `${string}_one`>

/** The names of the `{{name}}` placeholders of a text. */
export type Places<K extends string> = K extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Places<Rest>
  : never

/** The texts whose one placeholder is a count. */
export type CountedKey = {
  [K in TextKey]: [Places<K>] extends [never] ? never : [Places<K>] extends ['count'] ? K : never
}[TextKey]

/** The texts without placeholders. */
export type PlainKey = { [K in TextKey]: [Places<K>] extends [never] ? K : never }[TextKey]

/**
 * A value for a placeholder; except for texts and numbers as typed, the client formats it in the reader's language.
 */
export type Value =
  | string
  | number
  /** `YYYY-MM-DD` */
  | { day: string }
  /** `YYYY-MM-DDTHH:mm` on the venue's clock */
  | { moment: string }
  | { rupees: number }
  /** A count of people or things, formatted with separators. */
  | { count: number }
  /** A name from the database, which may have a name in Hindi. */
  | { word: string }
  | Text
  /** Several texts, joined in order */
  | readonly Text[]

export type Values = Readonly<Record<string, Value>>

/** A text in transit: in a refusal, in a notice of success, from a schema to its form. */
export type Text = { readonly key: TextKey; readonly values?: Values }

/** A text in the code: only the key if it has no placeholders. */
export type Wording = PlainKey | Text

/**
 * The values that a text needs: none, or one for each of its placeholders. An invalid key arrives here as the union
 * of all keys; the condition makes the compiler report the key.
 */
export type ValuesOf<K extends TextKey> = TextKey extends K
  ? []
  : [Places<K>] extends [never]
    ? []
    : [values: Readonly<Record<Places<K>, Value>>]

/** A text with its values. */
export const say = <const K extends TextKey>(key: K, ...[values]: ValuesOf<K>): Text =>
  values ? { key, values } : { key }

/** The formats of a language for values that are not texts yet. */
export type Words = {
  text: (text: Text) => string
  day: (day: string) => string
  moment: (moment: string) => string
  rupees: (amount: number) => string
  word: (name: string) => string
}

/** Puts `values` into the `{{name}}` placeholders of a template. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** The values of a text in readable form. */
export const inWords = (values: Values, words: Words): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordsOf(value, words)]))

function wordsOf(value: Value, words: Words): string | number {
  if (typeof value !== 'object') return value
  if ('day' in value) return words.day(value.day)
  if ('moment' in value) return words.moment(value.moment)
  if ('rupees' in value) return words.rupees(value.rupees)
  if ('count' in value) return formatCount(value.count)
  if ('word' in value) return words.word(value.word)
  return 'key' in value ? words.text(value) : value.map(words.text).join(', ')
}
