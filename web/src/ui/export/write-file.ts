import { type AnyColumn, cellValue } from '../table/columns.ts'
import { csvCell, sheetCell, type Words, wallClockIn } from './cells.ts'

export type FileKind = 'csv' | 'xlsx'

type Contents<Row> = {
  columns: readonly AnyColumn<Row>[]
  /** The headings in the user's language. */
  headings: readonly string[]
  rows: readonly Row[]
  words: Words
  /** The time zone of the venue, for moments. */
  zone: string
}

/** The file with these rows; the libraries that write it are loaded at the first export. */
export const writeFile = <Row>(kind: FileKind, contents: Contents<Row>): Promise<Blob> =>
  kind === 'csv' ? writeCsv(contents) : writeXlsx(contents)

async function writeCsv<Row>({ columns, headings, rows, words, zone }: Contents<Row>): Promise<Blob> {
  const { default: papa } = await import('papaparse')
  const wallClock = wallClockIn(zone)
  const lines = rows.map((row) =>
    columns.map((column) => csvCell(cellValue(column, row), column.kind ?? 'text', words, wallClock)),
  )
  // Without the byte order mark Excel reads the file in the machine's old character set.
  return new Blob(['\uFEFF', papa.unparse([[...headings], ...lines])], { type: 'text/csv;charset=utf-8' })
}

const WIDTHS = { text: 24, name: 24, number: 12, percent: 12, money: 16, day: 12, moment: 18 } as const

async function writeXlsx<Row>({ columns, headings, rows, words, zone }: Contents<Row>): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const wallClock = wallClockIn(zone)
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const lines = rows.map((row) =>
    columns.map((column) => sheetCell(cellValue(column, row), column.kind ?? 'text', words, wallClock)),
  )
  const widths = columns.map(({ kind = 'text' }) => ({ width: WIDTHS[kind] }))
  return writeXlsxFile([head, ...lines], { columns: widths, stickyRowsCount: 1 }).toBlob()
}

/** Downloads a file in the browser. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it after this task; a large one may take long.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
