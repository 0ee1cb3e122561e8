import { readingsSheet } from '@nivas/contract/electrical/readings-sheet.ts'
import type { SheetKind } from '@nivas/contract/imports/sheet.ts'
import { customersSheet } from '@nivas/contract/registry/customers-sheet.ts'
import { expect, test } from 'vitest'
import { growth } from '../../testing/growth.ts'
import { workbookOf } from '../testing/zip.ts'
import type { Row } from './cell.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { headingsOf, understand } from './understand.ts'

/** Reads a file to its end or until it is refused. */
async function read(rows: AsyncGenerator<Row>, lettered: boolean, sheet: SheetKind = customersSheet) {
  try {
    const first = headingsOf(sheet, (await rows.next()).value, lettered)
    for await (const _ of understand(sheet, first, rows, lettered, 500_000));
  } catch {}
}
const readBook = (bytes: Buffer) => read(readXlsx(bytes), true)
const readText = (bytes: Buffer) => read(readCsv(customersSheet, bytes, 500_000), false)

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const row = (...cells: string[]) => `<row>${cells.map(text).join('')}</row>`
const heading = row('Id card', 'Name', 'Email', 'Phone')

const inSheet: [string, (size: number) => string][] = [
  ['comments that never end', (size) => '<!--'.repeat(size)],
  ['comments', (size) => '<!---->'.repeat(size)],
  ['CDATA that never ends', (size) => '<![CDATA['.repeat(size)],
  ['CDATA', (size) => `<row><c><v>${'<![CDATA[x]]>'.repeat(size)}</v></c></row>`],
  ['tags that never end', (size) => '<'.repeat(size)],
  ['tags within tags', (size) => '<c>'.repeat(size)],
  ['attributes', (size) => `<row ${Array.from({ length: size }, (_, i) => `a${i}=""`).join(' ')}></row>`],
  ['an attribute that never ends', (size) => `<row a="${'x'.repeat(size)}`],
  ['spaces in a tag', (size) => `<row ${' '.repeat(size)}></row>`],
  ['spaces in a cell', (size) => row(...Array<string>(4).fill(`a${' '.repeat(size)}b`))],
  ['ampersands', (size) => row('&amp;'.repeat(size))],
  ['entities that never end', (size) => row('&'.repeat(size))],
  ['instructions', (size) => '<?x '.repeat(size)],
  ['declarations', (size) => `<!DOCTYPE x [${'<!ENTITY a "'.repeat(size)}`],
  ['escapes', (size) => row('_x0041'.repeat(size))],
  ['rows', (size) => '<row/>'.repeat(size)],
  ['ends of rows', (size) => '</row>'.repeat(size)],
  ['cells in one place', (size) => `<row>${'<c r="A1"><v>1</v></c>'.repeat(size)}</row>`],
  ['a long number', (size) => `<row><c><v>${'1'.repeat(size)}</v></c></row>`],
  ['a long e-mail', (size) => row('A', 'B', `${'a.'.repeat(size)}@b`, 'x')],
  ['a long phone', (size) => row('A', 'B', '', '+1 '.repeat(size))],
]

/** The limit between linear growth (4) and quadratic growth (16). */
const LINEAR = 8

test.each(inSheet)('reading a sheet of %s takes linear time', async (_, sheet) => {
  const book = (size: number) => workbookOf({ sheet: heading + sheet(size) + heading })
  expect(await growth(book, readBook)).toBeLessThan(LINEAR)
})

const inParts: [string, (size: number) => Omit<Parameters<typeof workbookOf>[0], 'sheet'>][] = [
  ['texts', (size) => ({ texts: `<sst>${'<si><t>x</t></si>'.repeat(size)}</sst>` })],
  ['texts that never end', (size) => ({ texts: `<sst>${'<si><t>'.repeat(size)}` })],
  ['a text in parts', (size) => ({ texts: `<sst><si>${'<r><t>x</t></r>'.repeat(size)}</si></sst>` })],
  [
    'a format of brackets',
    (size) => ({
      styles: `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${'['.repeat(size)}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
    }),
  ],
  [
    'a format of quotation marks',
    (size) => ({
      styles: `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${'&quot;\\'.repeat(size)}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
    }),
  ],
  ['comments that never end', (size) => ({ texts: '<!--'.repeat(size) })],
  ['CDATA that never ends', (size) => ({ styles: '<![CDATA['.repeat(size) })],
  ['comments in the settings', (size) => ({ settings: '<!--'.repeat(size) })],
  ['settings', (size) => ({ settings: '<workbookPr date1904="1"/>'.repeat(size) })],
]

test.each(inParts)('reading a workbook of %s takes linear time', async (_, parts) => {
  const book = (size: number) => workbookOf({ sheet: heading, ...parts(size) })
  expect(await growth(book, readBook)).toBeLessThan(LINEAR)
})

/** More than the 16 kB that a stream passes in one piece, because the second piece costs more than its length. */
const SEVERAL_CHUNKS = 40_000

const inText: [string, (size: number) => string][] = [
  ['quotation marks', (size) => '"'.repeat(size)],
  ['quoted quotation marks', (size) => `"${'""'.repeat(size)}`],
  ['quotation marks within cells', (size) => 'a"'.repeat(size)],
  ['quotation marks after cells', (size) => '"a" '.repeat(size)],
  ['quoted cells', (size) => '"a",'.repeat(size)],
  ['empty cells', (size) => ','.repeat(size)],
  ['empty rows', (size) => '\n'.repeat(size)],
  ['rows', (size) => `id_card_no,main_name\n${'x,y\n'.repeat(size)}`],
  ['digits', (size) => `id_card_no,main_name\n${'1'.repeat(size)}E,y\n`],
  ['spaces', (size) => `id_card_no,main_name,email\nx,${`a${' '.repeat(size)}b,`.repeat(2)}\n`],
]

test.each(inText)('reading a text table of %s takes linear time', async (_, content) => {
  expect(await growth((size) => Buffer.from(content(size)), readText, SEVERAL_CHUNKS)).toBeLessThan(LINEAR)
})

test('reading a month of dashes takes linear time', async () => {
  const file = (size: number) => Buffer.from(`House,Month,Reading\nA-1,Nov${'-'.repeat(size)}x,5\n`)
  const readReadings = (bytes: Buffer) => read(readCsv(readingsSheet, bytes, 500_000), false, readingsSheet)
  expect(await growth(file, readReadings)).toBeLessThan(LINEAR)
})
