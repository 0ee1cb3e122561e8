import { beforeHarmless, harmless } from '@nivas/contract/harmless.ts'
import { cardKey, isNoCard } from '@nivas/contract/identity/card-number.ts'
import { customersSheet } from '@nivas/contract/registry/customers-sheet.ts'
import fc from 'fast-check'
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { xlsxOf } from '../testing/xlsx.ts'
import type { Row } from './cell.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { headingsOf, understand } from './understand.ts'

/**
 * ASCII, Devanagari, and some other characters, without those that XML cannot contain, which the writer of spreadsheets
 * drops.
 */
const unit = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
  fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCodePoint(code)),
  fc.constantFrom('é', 'ß', '“', '₹', '🙏🏽', '\n', '\t', '&', '"', ','),
)

/** Texts like names: any script, quotes, delimiters, lines, formulas, markup, without blanks around them. */
const text = (most: number) =>
  fc
    .oneof(
      fc.string({ unit, maxLength: most }),
      fc.constantFrom(
        'राम "कुमार"',
        'a;b,c\td',
        'one\ntwo',
        '=1+1',
        '-5',
        '＝1+1',
        '＠Agra',
        '<b>&amp;</b>',
        "O'Brien",
        '1E+5x',
        'TRUE',
      ),
    )
    .map((value) => value.trim().slice(0, most))
    .filter((value) => !/E\+|\?\?/i.test(value))
    // Excludes formulas, before which exports put an apostrophe, and names of object properties, which confuse the
    // writer of spreadsheets.
    .filter((value) => beforeHarmless(value) === value && !(value in {}))
    .map((value) => value.trim())

const customer = fc.record({
  id_card_no: text(50).filter((value) => !isNoCard(value)),
  main_name: text(100).filter((value) => value !== ''),
  surname: text(100),
  father_name: text(100),
  dob: fc
    .date({ min: new Date('1900-03-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  phone: fc.stringMatching(/^\+?\d{6,15}$/),
  city: text(100),
  email: fc
    .emailAddress({ size: 'small' })
    .filter((value) => customersSheet.Row.shape.email.safeParse(value).success && !value.startsWith("'")),
})
const customers = fc.uniqueArray(customer, {
  selector: (one) => cardKey(one.id_card_no),
  minLength: 1,
  maxLength: 20,
})

const names = customersSheet.columns.map(({ name }) => name)

async function readBack(rows: AsyncGenerator<Row>) {
  const first = headingsOf(customersSheet, (await rows.next()).value, true)
  const found: object[] = []
  for await (const { problems, values } of understand(customersSheet, first, rows, true, 1_000))
    found.push(values ?? problems)
  return found
}

/** Returns the values as they are stored: an empty city is null. */
const stored = (given: Record<string, string>) => ({ ...given, city: given.city === '' ? null : given.city })

test('any customers written as CSV are read back the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      customers,
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      async (given, delimiter, newline) => {
        const written = papa.unparse([names, ...given.map((one) => names.map((name) => one[name]))], {
          delimiter,
          newline,
        })
        expect(await readBack(readCsv(customersSheet, Buffer.from(written), 1_000))).toEqual(
          given.map(stored),
        )
      },
    ),
    { numRuns: 300 },
  )
})

test('any customers that an export has written as CSV are read back the same', async () => {
  await fc.assert(
    fc.asyncProperty(customers, async (given) => {
      const cells = given.map((one) => names.map((name) => harmless(String(one[name as keyof typeof one]))))
      const written = papa.unparse([names, ...cells])
      expect(await readBack(readCsv(customersSheet, Buffer.from(written), 1_000))).toEqual(given.map(stored))
    }),
    { numRuns: 300 },
  )
})

test('any customers written as XLSX are read back the same', async () => {
  await fc.assert(
    fc.asyncProperty(customers, async (given) => {
      const rows = given.map((one) => names.map((name) => (name === 'dob' ? new Date(one.dob) : one[name])))
      const written = await xlsxOf([names, ...rows])
      expect(await readBack(readXlsx(written))).toEqual(given.map(stored))
    }),
    { numRuns: 100 },
  )
})
