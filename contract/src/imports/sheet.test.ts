import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customersSheet } from '../registry/customers-sheet.ts'
import { roomsSheet } from '../venue/rooms-sheet.ts'
import type { SheetColumn } from './columns.ts'
import { sheetKinds } from './kinds.ts'
import { letterOf, readHeadings } from './sheet.ts'

const everyColumn = Object.values(sheetKinds).flatMap((kind) =>
  (kind.columns as readonly SheetColumn[]).map((column) => ({ kind, column })),
)

test('a heading is recognised by its name, its English and its Hindi, in any spelling', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...everyColumn),
      fc.constantFrom('name', 'title', 'hindi'),
      fc.constantFrom(
        (text: string) => text.toUpperCase(),
        (text: string) => ` ${text.replaceAll(/[ _]/g, '-')} `,
        (text: string) => text.replaceAll(/[ _]/g, ''),
        (text: string) => text.normalize('NFD'),
      ),
      ({ kind, column }, by, write) => {
        const { columns, unused } = readHeadings(kind, ['something else', write(column[by as 'name'])])
        expect([columns, unused]).toEqual([[undefined, column], ['something else']])
      },
    ),
  )
})

test('a heading matches at most one column of a kind', () => {
  for (const kind of Object.values(sheetKinds)) {
    const columns: readonly SheetColumn[] = kind.columns
    const headings = columns.flatMap(({ name, title, hindi, also = [] }) => [name, title, hindi, ...also])
    for (const heading of headings) {
      const meant = columns.filter(({ name, title, hindi, also = [] }) =>
        [name, title, hindi, ...also].includes(heading),
      )
      expect([heading, readHeadings(kind, [heading]).columns]).toEqual([heading, meant])
    }
  }
})

test('missing and repeated columns are reported', () => {
  const { missing, repeated } = readHeadings(customersSheet, ['name', 'City', 'NAME'])
  expect([missing.map(({ name }) => name), repeated]).toEqual([['id_card_no'], [2]])
})

test('columns have the names that spreadsheets use', () => {
  expect([0, 25, 26, 51, 52, 701, 702, 16_383].map(letterOf)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
    'XFD',
  ])
})

const { price, has_toilet, position, floor_number } = roomsSheet.Row.shape

test('an amount is read with any grouping and any digits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999 }),
      fc.constantFrom('', 'Rs. ', '₹'),
      fc.constantFrom('en-IN', 'hi-IN-u-nu-deva', 'en-US'),
      (amount, sign, locale) => {
        expect(price.parse(sign + amount.toLocaleString(locale))).toBe(amount)
      },
    ),
  )
})

test.each([
  ['1,20', 'Please enter a number'],
  ['', 'This is a required field'],
  ['constructor', 'Please enter a number'],
  ['5.001', 'Please enter an amount with at most 2 decimals'],
])('%j is no amount', (given, text) => {
  expect(price.safeParse(given).error?.issues[0]?.message).toBe(text)
})

test('words of both languages are accepted', () => {
  expect(['Yes', 'हाँ', 'हां', '1', 'TRUE'].map((word) => has_toilet.parse(word))).toEqual(Array(5).fill(true))
  expect(['no', 'नहीं', '0'].map((word) => has_toilet.parse(word))).toEqual(Array(3).fill(false))
  expect(['l', 'बीच', 'Right'].map((word) => position.parse(word))).toEqual(['LEFT', 'CENTER', 'RIGHT'])
  expect(['Ground', 'भूतल', '-1'].map((word) => floor_number.parse(word))).toEqual([0, 0, -1])
})

test('the examples of the templates are valid', () => {
  for (const kind of Object.values(sheetKinds))
    for (const language of ['en', 'hi'] as const) {
      const row = Object.fromEntries(kind.columns.map(({ name, example }) => [name, example[language]]))
      expect(kind.Row.safeParse(row).error).toBeUndefined()
    }
})
