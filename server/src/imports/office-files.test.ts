import { importTypes } from '@nivas/contract/imports/schemas.ts'
import { expect, test } from 'vitest'
import { useServer } from '../testing/server.ts'
import { check, csv, problemsOf, xlsx } from './testing/import-file.ts'
import { workbookOf } from './testing/zip.ts'

const server = useServer()
const staff = () => server.as('manage-customers')

const lost = 'Some letters were lost when the file was saved. Please save it as "CSV UTF-8" or XLSX.'
const madeDate =
  'The spreadsheet turned this into a date. Please format the column as text and type it again.'

test('Hindi that was saved as question marks is not imported as a name', async () => {
  const client = await staff()
  const checked = await check(
    client,
    'customers',
    csv('Id card,Name,City\r\nQ-1,??? ????,Agra\r\nQ-2,Asha,12 ????? Road\r\nQ-3,Why??,?\r\n'),
  )
  expect(await problemsOf(client, checked)).toEqual([
    [2, 'Name', '??? ????', lost],
    [3, 'City', '12 ????? Road', lost],
  ])
  // A file with Hindi letters has lost none, so its question marks were typed.
  const whole = await check(client, 'customers', csv('Id card,Name,City\nQ-4,आशा,??\n'))
  expect(await problemsOf(client, whole)).toEqual([])
})

test('lines with different endings are separate rows, also below blank lines', async () => {
  const lines = ';;\r\nId card;Name;City\r\nL-1;Asha;Agra\nL-2;Ravi;"Old\r\nDelhi"\rL-3;Mira;Kota\r\n'
  const checked = await check(await staff(), 'customers', csv(lines))
  expect(checked.preview.map(({ row_number, values }) => [row_number, ...values])).toEqual([
    [3, 'L-1', 'Asha', 'Agra'],
    [4, 'L-2', 'Ravi', 'Old\nDelhi'],
    [5, 'L-3', 'Mira', 'Kota'],
  ])
})

test('a card number that a spreadsheet wrote as a day into a CSV file is a wrong cell', async () => {
  const client = await staff()
  const checked = await check(client, 'customers', csv('Id card,Name\n01-Feb,Asha\nMay-30,Ravi\n1-2,Mira\n'))
  expect(await problemsOf(client, checked)).toEqual([
    [2, 'Id card', '01-Feb', madeDate],
    [3, 'Id card', 'May-30', madeDate],
  ])
})

test('a CSV export that was saved as XLSX is read without the apostrophes of the export', async () => {
  const client = await staff()
  const rows = [
    ['Id card', 'Name', 'Phone', 'City'],
    ['S-1', "'=Asha", "'+91 98765 43210", "O'Brien"],
  ]
  const checked = await check(client, 'customers', await xlsx(rows))
  expect(await problemsOf(client, checked)).toEqual([])
  expect(checked.preview[0]?.values).toEqual(['S-1', '=Asha', '+91 98765 43210', "O'Brien"])
})

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const book = (parts: Parameters<typeof workbookOf>[0]) =>
  new Blob([new Uint8Array(workbookOf(parts))], { type: importTypes.xlsx })

test('sheets after the first one are reported, unless they are empty', async () => {
  const client = await staff()
  const sheet = `<row>${text('Id card')}${text('Name')}</row><row>${text('B-1')}${text('Asha')}</row>`
  const second = `<row>${text('Id card')}${text('Name')}</row><row>${text('B-2')}${text('Ravi')}</row>`
  const sheetsOf = async (rows: string) => {
    const checked = await check(client, 'customers', book({ sheet, second: rows }))
    return [checked.rows, checked.problems, checked.unused_sheets]
  }
  expect(await sheetsOf(second)).toEqual([1, 0, ['B']])
  for (const none of ['', '<row><c r="A1" s="1"/></row>', '<row'])
    expect(await sheetsOf(none)).toEqual([1, 0, []])
})

test('a number keeps the leading zeros that its cell shows', async () => {
  const file = book({
    sheet: `<row r="1">${text('Id card')}${text('Name')}${text('Phone')}</row>
      <row r="2"><c r="A2" s="1"><v>123</v></c>${text('Asha')}<c r="C2" s="2"><v>9876543210</v></c></row>
      <row r="3"><c r="A3"><v>123</v></c>${text('Ravi')}<c r="C3" s="3"><v>9876543210</v></c></row>`,
    styles: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/>
      <numFmt numFmtId="165" formatCode="[$-4009]00000000000;@"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="1"/></cellXfs></styleSheet>`,
  })
  const checked = await check(await staff(), 'customers', file)
  expect(checked.preview.map(({ values }) => values)).toEqual([
    ['00123', 'Asha', '09876543210'],
    ['123', 'Ravi', '9876543210'],
  ])
})
