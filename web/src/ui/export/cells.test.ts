import { csvCell, wallClockIn } from '@nivas/contract/csv.ts'
import { harmless } from '@nivas/contract/harmless.ts'
import fc from 'fast-check'
import papa from 'papaparse'
import { expect, test } from 'vitest'
import type { AnyColumn } from '../table/columns.ts'
import { sheetCell } from './cells.ts'
import { writeFile } from './write-file.ts'

const words = { yes: 'Yes', no: 'No' }
const clock = wallClockIn('Asia/Kolkata')

test('a text in a CSV file never begins like a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
      expect(csvCell(sign + rest, 'text', words, clock)).toBe(`'${sign}${rest}`)
    }),
  )
  const before = fc.constantFrom('', '\n', '\r\n', '\t', ' ', '\u00a0', '\u200b', '\ufeff')
  fc.assert(
    fc.property(before, fc.constantFrom(...'=+-@＝＋－＠'), fc.string(), (blank, sign, rest) => {
      expect(csvCell(blank + sign + rest, 'text', words, clock)).toBe(`'${blank}${sign}${rest}`)
    }),
  )
  expect(harmless('\nAsha')).toBe("'\nAsha")
  expect(harmless('Asha = Ravi')).toBe('Asha = Ravi')
  expect(harmless('  Asha')).toBe('  Asha')
})

test('numbers and amounts stay numbers, even negative ones', () => {
  expect(csvCell(-250.5, 'money', words, clock)).toBe('-250.50')
  expect(csvCell(-3, 'number', words, clock)).toBe(-3)
  expect(sheetCell(-250.5, 'money', words, clock)).toMatchObject({ value: -250.5 })
  expect(sheetCell(3, 'number', words, clock)).toEqual({ value: 3 })
})

test('days and moments become dates of a spreadsheet, in the time zone of the venue', () => {
  expect(sheetCell('2026-11-21', 'day', words, clock)).toMatchObject({
    value: new Date('2026-11-21T00:00:00Z'),
    format: 'dd/mm/yyyy',
  })
  expect(sheetCell('2026-11-21T20:30:00Z', 'moment', words, clock)).toMatchObject({
    value: new Date('2026-11-22T02:00:00Z'),
  })
  expect(csvCell('2026-11-21T20:30:00Z', 'moment', words, clock)).toBe('2026-11-22 02:00')
})

test('a text stays a text in a spreadsheet, even if it looks like a formula, a number or a date', () => {
  for (const text of ['=1+1', '0012', '2026-11-21', '🙏 श्री'])
    expect(sheetCell(text, 'text', words, clock)).toEqual({ value: text, type: String })
})

test('an empty value is an empty cell, and a boolean its word', () => {
  for (const nothing of [null, undefined, '']) {
    expect(csvCell(nothing, 'money', words, clock)).toBe('')
    expect(sheetCell(nothing, 'day', words, clock)).toBeNull()
  }
  expect(csvCell(true, 'text', words, clock)).toBe('Yes')
})

test('a CSV file is read back unchanged, with any text in a name', async () => {
  type Row = { name: string; price: number }
  const columns: AnyColumn<Row>[] = [
    { key: 'name', title: 'Name' },
    { key: 'price', title: 'Bhent', kind: 'money' },
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ name: fc.string(), price: fc.integer() })), async (rows) => {
      const headings = ['Name', 'Bhent']
      const file = await writeFile('csv', { columns, headings, rows, words, zone: 'Asia/Kolkata' })
      const bytes = new Uint8Array(await file.arrayBuffer())
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const text = new TextDecoder().decode(bytes)
      const read = papa.parse<string[]>(text, { newline: '\r\n' }).data
      // The last row has a line end too.
      expect(read.pop()).toEqual([''])
      expect(read).toEqual([headings, ...rows.map(({ name, price }) => [harmless(name), price.toFixed(2)])])
    }),
  )
})

test('the last row of a file has the sums of the list, or of its own rows if they were read again', async () => {
  type Row = { name: string; sold: number; price: number }
  const columns: AnyColumn<Row>[] = [
    { key: 'name', title: 'Name' },
    { key: 'sold', title: 'Pieces', kind: 'number' },
    { key: 'price', title: 'Bhent', kind: 'money' },
  ]
  const rows = [
    { name: 'Gita', sold: 2, price: 0.1 },
    { name: 'Diary', sold: 1, price: 0.2 },
  ]
  const fileOf = async (readAnew: boolean) => {
    const totals = { shown: { price: 0.1 }, readAnew, word: 'Total' }
    const headings = ['Name', 'Pieces', 'Bhent']
    return (await writeFile('csv', { columns, headings, rows, totals, words, zone: 'UTC' })).text()
  }
  const table = 'Name,Pieces,Bhent\r\nGita,2,0.10\r\nDiary,1,0.20\r\n'
  expect(await fileOf(false)).toContain(`${table}Total,,0.10\r\n`)
  expect(await fileOf(true)).toContain(`${table}Total,,0.30\r\n`)
})
