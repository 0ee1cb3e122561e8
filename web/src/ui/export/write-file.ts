import { csvCell, csvText, totalsLine, type Words, wallClockIn } from '@nivas/contract/csv.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { type AnyColumn, type CellValue, cellValue } from '../table/columns.ts'
import { sheetCell } from './cells.ts'

export type FileKind = 'csv' | 'xlsx'

/** The last row of a file. */
export type FileTotals = {
  /** The sums that the list shows, by the key of the column. */
  shown: Readonly<Record<string, CellValue>>
  /**
   * The rows were read for the file, after the list read its sums. The sums of the file are computed from the rows.
   */
  readAnew: boolean
  /** The label of the row, in the user's language. */
  word: string
}

type Contents<Row> = {
  columns: readonly AnyColumn<Row>[]
  /** The headings in the user's language. */
  headings: readonly string[]
  rows: readonly Row[]
  totals?: FileTotals | undefined
  words: Words
  /** The time zone of the venue, for moments. */
  zone: string
}

/** Writes a file with these rows. The library for spreadsheets loads with the first one. */
export const writeFile = <Row>(kind: FileKind, contents: Contents<Row>): Promise<Blob> =>
  kind === 'csv' ? writeCsv(contents) : writeXlsx(contents)

/** Returns the sums by column, or undefined for a list without sums. */
function sumsOf<Row>({ columns, rows, totals }: Contents<Row>): CellValue[] | undefined {
  if (!totals) return undefined
  const { shown, readAnew } = totals
  return columns.map((column) => {
    const value = shown[column.key]
    if (!readAnew || typeof value !== 'number') return value
    return onWire(sum(rows.map((row) => Number(cellValue(column, row) ?? 0))))
  })
}

async function writeCsv<Row>(contents: Contents<Row>): Promise<Blob> {
  const { columns, headings, rows, totals, words, zone } = contents
  const wallClock = wallClockIn(zone)
  const lineOf = (values: readonly CellValue[]) =>
    columns.map(({ kind = 'text' }, at) => csvCell(values[at], kind, words, wallClock))
  const lines = rows.map((row) => lineOf(columns.map((column) => cellValue(column, row))))
  const sums = sumsOf(contents)
  if (sums && totals) lines.push(totalsLine(lineOf(sums), totals.word))
  return new Blob([csvText([headings, ...lines])], { type: 'text/csv;charset=utf-8' })
}

const WIDTHS = { text: 24, name: 24, number: 12, percent: 12, money: 16, day: 12, moment: 18 } as const

async function writeXlsx<Row>(contents: Contents<Row>): Promise<Blob> {
  const { columns, headings, rows, totals, words, zone } = contents
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const wallClock = wallClockIn(zone)
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  const lineOf = (values: readonly CellValue[]) =>
    columns.map(({ kind = 'text' }, at) => sheetCell(values[at], kind, words, wallClock))
  const lines = rows.map((row) => lineOf(columns.map((column) => cellValue(column, row))))
  const sums = sumsOf(contents)
  const last = sums && totals ? [[bold(totals.word), ...lineOf(sums).slice(1)]] : []
  const widths = columns.map(({ kind = 'text' }) => ({ width: WIDTHS[kind] }))
  return writeXlsxFile([headings.map(bold), ...lines, ...last], {
    columns: widths,
    stickyRowsCount: 1,
  }).toBlob()
}

/** Downloads a file in the browser. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the file after this task, which may take long for a large file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
