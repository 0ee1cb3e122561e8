import type { Language } from '@nivas/contract/access/schemas.ts'
import { numberLimits } from '@nivas/contract/number-limits.ts'
import { once } from '@nivas/contract/once.ts'
import {
  fill,
  inWords,
  type PlainKey,
  say,
  type Text,
  type TextKey,
  type Values,
  type ValuesOf,
  type Words,
} from '@nivas/contract/texts.ts'
import { formatDay } from '../format/date.ts'
import { rupeesIn } from '../format/rupees.ts'
import { cataloguesOf, type Texts, texts } from './texts.ts'

/**
 * Returns a text in the user's language, from its English key and its values, or from a `Text` of the server and the
 * schemas. When the form depends on the number, a catalogue also has the key with the suffix `_one`, and `count`
 * selects it.
 */
export const translate = <K extends TextKey = PlainKey>(text: K | Text, ...values: ValuesOf<K>): string =>
  inLanguage(texts.get(), typeof text === 'object' ? text : say(text, ...values))

/** Returns a text in a language, from the loaded catalogues. Without a translation it stays English. */
export function inLanguage(now: Texts, { key, values }: Text): string {
  const { count } = values ?? {}
  const isCounted = typeof count === 'number' || typeof count === 'string'
  // A count with separators becomes NaN, for which the plural rule gives 'other'.
  const keys = isCounted ? [`${key}_${plural(Number(count), now.language)}`, key] : [key]
  const known = lookUp(now, keys) ?? key
  if (!values) return known
  // A limit is shown as it is typed: separators would make a year of it a number.
  const isLimit = key === numberLimits.below || key === numberLimits.above
  const shown = typeof count === 'number' && !isLimit ? { ...values, count: { count } } : values
  return fill(known, inWords(withNames(now, shown), wordsOf(now)))
}

/**
 * Returns a name of the database, such as an event or a building, in the user's language, from the venue's Hindi names
 * or from the texts of the product. Also translates rooms by building: 'Prem Niwas 101, Prem Niwas 102'.
 */
export const wordIn = (now: Texts, name: string): string =>
  ownName(now, name) ??
  lookUp(now, [name]) ??
  name
    .split(', ')
    .map((part) => roomIn(now, part))
    .join(', ')

/**
 * The values of refusals that are names of the database: the building of a room, the stair of a floor, and why a room
 * is closed.
 */
const named: readonly string[] = ['building', 'position', 'reason']
const withNames = (now: Texts, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([place, value]) => [
      place,
      typeof value === 'string' && named.includes(place) ? wordIn(now, value) : value,
    ]),
  )

const ownName = ({ language, names }: Texts, name: string): string | undefined =>
  language === 'hi' ? names[name] : undefined

/** Translates the building in 'Prem Niwas 101' or 'Prem Niwas 101 +2', which is followed by the name of a room. */
function roomIn(now: Texts, part: string): string {
  const [, building = part, room = ''] = /^(.+?)( \S*\d\S*(?: \+\d+)?)$/.exec(part) ?? []
  return `${ownName(now, building) ?? building}${room}`
}

const lookUp = (now: Texts, keys: readonly string[]): string | undefined =>
  cataloguesOf(now)
    .flatMap((catalogue) => keys.map((key) => catalogue[key]))
    .find((text) => text !== undefined)

/**
 * The plural rules, made once for each language, because a table or the room chart has a counted text in every row.
 */
const rules: Record<Language, () => Intl.PluralRules> = {
  en: once(() => new Intl.PluralRules('en')),
  hi: once(() => new Intl.PluralRules('hi')),
}

const plural = (count: number, language: Language): string => rules[language]().select(count)

const wordsOf = (now: Texts): Words => ({
  text: (text) => inLanguage(now, text),
  day: (day) => formatDay(day, now.language),
  moment: (moment) => `${formatDay(moment.slice(0, 10), now.language)}, ${moment.slice(11, 16)}`,
  rupees: (amount) => rupeesIn(amount, now.language),
  word: (name) => wordIn(now, name),
})
