import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { customersColumns } from '@nivas/contract/registry/customers-columns.ts'
import { usualReasons } from '@nivas/contract/venue/closure.ts'
import { roomsColumns } from '@nivas/contract/venue/rooms-columns.ts'
import { expect, test } from 'vitest'
import type { Area } from '../app/area.ts'
import { areas } from '../app/areas.ts'
import { en } from './en.ts'
import base from './hi.ts'
import type { Translations } from './texts.ts'

const root = join(import.meta.dirname, '../../..')

type Source = { path: string; code: string }

const sourcesOf = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith(`testing${sep}`))
    .map((path) => ({ path: join(folder, path), code: readFileSync(join(root, folder, path), 'utf8') }))

const isHindi = ({ path }: Source) => /[\\/](\w+-)?(hi|hindi)\.ts$/.test(path)
const web = sourcesOf('web/src')
const migrations = readdirSync(join(root, 'server/src/db/migrations')).map((name) => ({
  path: name,
  code: readFileSync(join(root, 'server/src/db/migrations', name), 'utf8'),
}))
const everything = [...web, ...['contract/src', 'server/src', 'print-agent/src'].flatMap(sourcesOf)]
const catalogues = await Promise.all(
  everything
    .filter(
      (source) =>
        isHindi(source) && !source.path.includes(`languages${sep}`) && source.path.endsWith('hi.ts'),
    )
    .map(
      async ({ path }): Promise<Translations> => (await import(/* @vite-ignore */ join(root, path))).default,
    ),
)
const all: Translations = Object.assign({}, ...catalogues)
const keys = Object.keys(all)

const withoutComments = (code: string) => code.replace(/^\s*(\/?\*|\/\/|--).*$/gm, '')
const forms = (key: string) => [
  `'${key.replaceAll("'", "\\'")}'`,
  `'${key}'`,
  `"${key}"`,
  `\`${key}\``,
  `'${key.replaceAll("'", "''")}'`,
]
const usedIn = (code: string) => (key: string) => forms(key).some((form) => code.includes(form))

/** The folders of areas whose doors the code imports. */
const doorsOf = (code: string) =>
  [...code.matchAll(/from '(?:\.\.\/)+(\w+)\/index\.tsx'/g)].map((found) => found[1])

async function translationsOf({ hindi }: Area): Promise<Translations> {
  const loaded = await Promise.all(hindi.map((load) => load()))
  return Object.assign({}, base, ...loaded.map((one) => one.default))
}

// The types ensure that a text exists, because `TextKey` has the keys of the catalogues. The tests below check what
// types cannot.

test.each(areas.map((area) => [area.name, area] as const))(
  'every text of %s is in a catalogue that its screens load',
  async (name, area) => {
    const loaded = await translationsOf(area)
    const own = web.filter(
      (source) => source.path.startsWith(join('web/src', name) + sep) && !isHindi(source),
    )
    const code = withoutComments(own.map((source) => source.code).join('\n'))
    const shown = areas.filter((other) => doorsOf(code).includes(other.name))
    const borrowed = await Promise.all(shown.map(translationsOf))
    // A text that begins with a lower-case letter may be anything, and a text in capitals is a code.
    const texts = keys.filter((key) => /^[A-Z{]/.test(key) && !/^[A-Z_]+$/.test(key)).filter(usedIn(code))
    expect(texts.length).toBeGreaterThan(3)
    expect([...texts, ...borrowed.flatMap(Object.keys)].filter((text) => !(text in loaded))).toEqual([])
  },
)

test('an English text has one meaning: one translation in all areas', () => {
  const wrong = keys.filter(
    (key) => new Set(catalogues.flatMap((catalogue) => catalogue[key] ?? [])).size > 1,
  )
  expect(wrong).toEqual([])
})

test('screens and figures have a Hindi title, the same as in the catalogues', () => {
  const titles = areas.flatMap(({ routes, figures = {} }) => [...routes, ...Object.values(figures)])
  expect(titles.length).toBeGreaterThan(10)
  const wrong = titles.filter(
    ({ title, hindi }) => !/[\u0900-\u097F]/.test(hindi) || hindi !== (all[title] ?? hindi),
  )
  expect(wrong).toEqual([])
})

test('a translation has the placeholders of its key; a singular may do without some', () => {
  const places = (text = '') => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()
  const isRight = (key: string) => {
    const [asked, translated] = [places(key), places(all[key])]
    return key.endsWith('_one')
      ? translated.every((place) => asked.includes(place))
      : `${asked}` === `${translated}`
  }
  expect(keys.filter((key) => !isRight(key))).toEqual([])
})

/** Spellings and words that the catalogues must not use, because they use a different one for the same thing. */
const otherWords = [
  'हिंदी',
  'ख़ाली',
  'ग़लत',
  'बाक़ी',
  'अपने-आप',
  'स्तंभ',
  'मेहमान',
  'हफ़्ता',
  'नेटवर्क नहीं',
  'नेटवर्क आने',
  'ज़्यादा से ज़्यादा',
  'सब भवन',
  'सब कमरे',
]

test('a Hindi word has one spelling, and each thing has one word', () => {
  const written = [
    ...keys.map((key) => all[key] ?? ''),
    ...areas.flatMap(({ routes }) => routes.map(({ hindi }) => hindi)),
  ].map((text) => text.normalize())
  const others = otherWords.map((word) => word.normalize())
  expect(written.filter((text) => others.some((word) => text.includes(word)))).toEqual([])
})

test('a Hindi text asks as politely as the English one, and ends its sentences in Hindi', () => {
  // The heading for the dues of a house is not a request.
  const asking = keys.filter((key) => /please/i.test(key) && !key.endsWith('_one') && key !== 'Please pay')
  expect(asking.length).toBeGreaterThan(100)
  expect(asking.filter((key) => !all[key]?.includes('कृपया'))).toEqual([])
  expect(keys.filter((key) => /[^.]\.(\s|$)/.test(all[key] ?? ''))).toEqual([])
})

/** Texts whose number is never one: limits of the product, or counts that are shown only from two on. */
const neverOne = [
  /^(At least|At most|Required password|A stay can be at most|A sale can have at most)/,
  /^(A meal can be (sold|taken back)|The room chart shows at most|Everyone who will stay)/,
  'At most {{count}} rows can be printed. Please choose fewer days, use a filter, or export the list.',
  'Only {{count}} rooms are free in {{building}} for these dates. Please ask for fewer, or choose another building.',
  'New days apply to all {{count}} rooms of this reservation.',
  'You said: {{heard}}. A word can have at most {{count}} characters. Please say one word, or type it.',
  '{{count}} or more beds',
  // An entry has at least one person.
  'This entry lists {{count}} people. Please enter at least as many.',
  '{{count}} rooms in all',
  'In {{count}} buildings',
  'On {{count}} floors',
  '{{preference}} {{value}}: {{met}} of {{count}} rooms',
]
const counted = keys.filter(
  (key) =>
    key.includes('{{count}}') &&
    !key.endsWith('_one') &&
    !neverOne.some((never) => (typeof never === 'string' ? never === key : never.test(key))),
)

test('a text with a count has a singular, if the word differs for one', () => {
  const english = counted.filter((key) => /\{\{count\}\} (free )?(\p{Ll}+s|people)(?!\p{L})/u.test(key))
  expect(english.length).toBeGreaterThan(20)
  // Screens bring the singulars of their sentences.
  const isBrought = usedIn(
    web
      .filter((source) => !isHindi(source))
      .map(({ code }) => code)
      .join('\n'),
  )
  expect(english.filter((key) => !(`${key}_one` in en) && !isBrought(`${key}_one`))).toEqual([])
  // A plural in Hindi, and not a word such as 'of'.
  const hindi = counted.filter((key) =>
    /\{\{count\}\} (?!में|के|से|ने|पर)\S*(याँ|एँ|ें|ों|े)(?![\p{L}\p{M}])/u.test(all[key] ?? ''),
  )
  expect(hindi.length).toBeGreaterThan(5)
  expect(hindi.filter((key) => !(`${key}_one` in all))).toEqual([])
})

/** The names that the database has from the start and that lists show. */
const named = migrations.flatMap(({ code }) =>
  [...code.matchAll(/^insert into (?:event_types|visit_purposes)\b[^;]*;/gm)].flatMap(([insert]) =>
    [...insert.matchAll(/'((?:[^']|'')+)'/g)].map((found) => (found[1] ?? '').replaceAll("''", "'")),
  ),
)

/** Returns the kind of record in a text: `room_closure` for 'Room closure'. */
const recordsOf = (key: string) => [key.toLowerCase(), key.toLowerCase().replaceAll(' ', '_')]

const headings = [...roomsColumns, ...customersColumns].map(({ title }): string => title)

test('every text is used', () => {
  const code = withoutComments(
    [...everything.filter((source) => !isHindi(source)), ...migrations]
      .map((source) => source.code)
      .join('\n'),
  )
  const isUsed = usedIn(code)
  const isKey = new Set(code.match(/\b\w+(?=:)/g))
  const unused = [...new Set(keys.map((key) => key.replace(/_one$/, '')))].filter(
    (key) => !isUsed(key) && !isKey.has(key) && !recordsOf(key).some(isUsed) && !headings.includes(key),
  )
  expect(unused).toEqual([])
})

test('the names that the database has from the start have Hindi', () => {
  expect(named.length).toBeGreaterThan(5)
  expect([...named, ...usualReasons].filter((name) => !all[name])).toEqual([])
})

test('screens keep texts as keys and values, because their words would stay in the old language after a switch', () => {
  const kept = /\bset[A-Z]\w*\((?:[^(){}]*[?:,]\s*)?(?:t|translate)\(/
  expect(web.filter(({ code }) => kept.test(code)).map(({ path }) => path)).toEqual([])
})

test('no label names a key: buttons show it in a chip', () => {
  expect(keys.filter((key) => /\((F\d+|Ctrl.*|Esc|Enter)\)/.test(key))).toEqual([])
})
