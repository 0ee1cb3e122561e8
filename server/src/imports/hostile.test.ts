import { importTypes } from '@nivas/contract/imports/schemas.ts'
import { inEnglish } from '@nivas/contract/in-english.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { expect, test } from 'vitest'
import { useServer } from '../testing/server.ts'
import { readFile } from './read-file.ts'
import { check, csv, problemsOf } from './testing/import-file.ts'
import { workbookOf, zipOf } from './testing/zip.ts'

const server = useServer()

const book = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: importTypes.xlsx })
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const head = `<row r="1">${text('Id card')}${text('Name')}${text('Phone')}</row>`

const notXlsx = 'This file could not be read as a spreadsheet. Please save it as XLSX or CSV and try again.'
const tooLarge = 'This file is too large to read. Please split it into smaller ones.'
const notText = 'This file could not be read as a text table. Please save it as CSV or XLSX and try again.'
const empty = 'There are no rows in this file.'
const manyColumns = 'This file has more than 500 columns. Please keep only those that are imported.'
const manyRows = 'This file has more than 500,000 rows. Please split it into smaller ones.'

const files: [string, () => Blob, string][] = [
  ['no zip', () => book(Buffer.from('this is no zip')), notXlsx],
  ['half a zip', () => book(workbookOf({ sheet: head }).subarray(0, 300)), notXlsx],
  ['a zip of something else', () => book(zipOf({ 'readme.txt': 'x' })), notXlsx],
  [
    'a zip whose table leads nowhere',
    () => book(Buffer.from(`PK\x05\x06${'\xff'.repeat(18)}`, 'latin1')),
    notXlsx,
  ],
  [
    'an old Excel file',
    () => book(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])),
    'This is an old Excel file (XLS), or one with a password. Please save it as XLSX without a password and try again.',
  ],
  ['a zip bomb', () => book(workbookOf({ sheet: Buffer.alloc(600 * 1024 * 1024, ' ') })), tooLarge],
  ['a row without end', () => book(workbookOf({ sheet: `<row>${text('x').repeat(500_000)}` })), manyColumns],
  ['a cell without end', () => book(workbookOf({ sheet: `<row><c><v>${'x'.repeat(20_000_000)}` })), tooLarge],
  ['markup that is not well-formed', () => book(workbookOf({ sheet: '<!--'.repeat(100_000) })), notXlsx],
  [
    'a cell far to the right',
    () => book(workbookOf({ sheet: `<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>` })),
    manyColumns,
  ],
  ['an empty sheet', () => book(workbookOf({ sheet: '' })), empty],
  ['a million columns', () => csv(`${'a,'.repeat(1_000_000)}\n`), manyColumns],
  ['a million rows', () => csv(`id_card_no,main_name\n${'x,y\n'.repeat(1_000_000)}`), manyRows],
  ['nothing but line ends', () => csv('\n'.repeat(1_000_000)), empty],
  ['nothing but blanks', () => csv('   \n  ,, \n'), empty],
  ['NUL bytes', () => csv(new Uint8Array(1_000)), notText],
  ['a picture', () => csv(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])), notText],
  [
    'a quotation mark that never ends',
    () => csv(`id_card_no,main_name\nA,"x\n${'y,z\n'.repeat(10_000)}`),
    'A quotation mark in row 2 is not closed. Please correct it and try again.',
  ],
  [
    'letters of an old code page',
    () => csv(new Uint8Array([...Buffer.from('id_card_no,main_name\nA,Ren'), 0xe9, 10])),
    'The character encoding of this file is not known. In the spreadsheet program, please save it as "CSV UTF-8", or as XLSX.',
  ],
]

test.each(files)(
  '%s is refused with a text, and the server continues',
  { timeout: 120_000 },
  async (_, file, failure) => {
    const staff = await server.as('manage-customers')
    const checked = await check(staff, 'customers', file())
    expect([checked.state, checked.failure && inEnglish(checked.failure)]).toEqual(['failed', failure])
    expect((await server.anonymous.send(venue.venue, {})).status).toBe(200)
  },
)

test('a file that fills the memory ends only its reader process', async () => {
  const rows = Array.from({ length: 400_000 }, (_, i) => `A-${i},Asha ${i}`)
  const bytes = Buffer.from(`id_card_no,main_name\n${rows.join('\n')}`)
  const read = async () => {
    for await (const _ of readFile({ kind: 'customers', type: 'csv', bytes }, { memory: 40 }));
  }
  await expect(read()).rejects.toThrow(tooLarge)
})

test('a file with only headings is not an error, and has nothing to import', async () => {
  const staff = await server.as('manage-customers')
  const checked = await check(staff, 'customers', csv('Id card,Name\n'))
  expect(checked).toMatchObject({ state: 'checked', rows: 0, problems: 0 })
})

test('cells with an error, or with characters that cannot be stored, are reported', async () => {
  const staff = await server.as('manage-customers')
  const inSheet = await check(
    staff,
    'customers',
    book(
      workbookOf({
        sheet: `${head}<row r="3"><c r="A3"><v>7</v></c><c r="B3" t="str"><f>A1</f><v>a_x0000_b</v></c><c r="C3" t="e"><v>#N/A</v></c></row>`,
      }),
    ),
  )
  expect(await problemsOf(staff, inSheet)).toEqual([
    [3, 'Name', 'a\ufffdb', 'Some of these characters cannot be stored'],
    [3, 'Phone', '#N/A', 'This cell contains a spreadsheet error'],
  ])
  const inText = await check(staff, 'customers', csv('id_card_no,main_name,\0\ud83d\nA,a\0b,x\n'))
  expect(inText).toMatchObject({ state: 'failed' })
})

test('sheets of other programs can be read', async () => {
  const staff = await server.as('manage-customers')
  const prefixed = `<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c t="s"><x:v>2</x:v></x:c></x:row>
    <x:row r="5"><x:c r="C5" s="1"><x:v>60.5</x:v></x:c><x:c r="A5"><x:v>1.2E3</x:v></x:c><x:c r="B5" t="str"><x:v>&lt;&#x928;&amp;</x:v></x:c></x:row>`
  const checked = await check(
    staff,
    'customers',
    book(
      workbookOf({
        sheet: prefixed,
        settings: '<workbookPr date1904="1"/>',
        texts: `<sst><si><t>Id card</t></si><si><r><t>Na</t></r><r><t>me</t></r><rPh><t>no</t></rPh></si><si><t>Date of birth</t></si></sst>`,
        styles: `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-4009]dd/mmm/yy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
      }),
    ),
  )
  expect(checked).toMatchObject({
    problems: 0,
    preview: [{ row_number: 5, values: ['1200', '<न&', '1904-03-01'] }],
  })
})
