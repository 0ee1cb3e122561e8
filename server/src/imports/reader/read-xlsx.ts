import { beforeHarmless } from '@nivas/contract/harmless.ts'
import { type Cell, MOST_COLUMNS, type Row, shortened } from './cell.ts'
import { FileProblem, manyColumns, oldExcel, tooLarge } from './file-problem.ts'
import { openZip } from './unzip.ts'
import { openWorkbook, unescaped, type Workbook } from './xlsx-parts.ts'
import { parseXml } from './xml.ts'

/** The maximum number of unpacked bytes of a spreadsheet: several times the size of 500,000 rows. */
const MOST_UNPACKED = 512 * 1024 * 1024

/** The maximum length of a row, in bytes. */
const LONGEST_ROW = 16 * 1024 * 1024

/** The first bytes of old Excel files and of files with a password. */
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/**
 * Reads the rows of a spreadsheet's first sheet. Cells with an error are reported. Other readers return them as empty,
 * and an empty cell would clear the stored value.
 *
 * @param onOthers called with the names of the other sheets that have values
 */
export async function* readXlsx(
  bytes: Buffer,
  onOthers?: (names: readonly string[]) => void,
): AsyncGenerator<Row> {
  if (bytes.subarray(0, 4).equals(OLD_EXCEL)) throw new FileProblem(oldExcel)
  const workbook = await openWorkbook(await openZip(bytes, MOST_UNPACKED))
  const { sheet } = workbook
  onOthers?.(workbook.others)
  let found: Omit<Row, 'read'>[] = []
  let row: Omit<Row, 'read'> = { number: 0, cells: [] }
  let cell: { at: number; type: string | undefined; style: string | undefined; value: string } | undefined
  let at = -1
  let bytesInRow = 0
  const pieces = parseXml(sheet.content(), {
    open: (name, { r, t, s }) => {
      if (name === 'row') {
        row = { number: Number(r ?? row.number + 1), cells: [] }
        at = -1
      } else if (name === 'c') {
        at = columnOf(r) ?? at + 1
        cell = { at, type: t, style: s, value: '' }
      }
    },
    close: (name, text) => {
      if (name === 'row') {
        bytesInRow = 0
        if (row.cells.some((one) => typeof one !== 'string' || one.trim() !== '')) found.push(row)
      } else if (cell && name === 'c') {
        put(row.cells, cell.at, cellOf(cell, workbook))
        cell = undefined
      } else if (cell && (name === 'v' || name === 't')) cell.value += text
    },
  })
  let read = 0
  for await (const length of pieces) {
    read += length
    bytesInRow += length
    if (bytesInRow > LONGEST_ROW) throw new FileProblem(tooLarge)
    for (const one of found) yield { ...one, read: read / sheet.size }
    found = []
  }
}

/** Returns the column, counted from 0, of a cell reference such as `AB12`. */
function columnOf(place: string | undefined): number | undefined {
  if (place === undefined) return undefined
  let column = 0
  for (const letter of place) {
    const value = letter.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    column = column * 26 + value
  }
  return column - 1
}

function put(cells: Cell[], at: number, cell: Cell): void {
  if (cell === '' || at < 0) return
  if (at >= MOST_COLUMNS) throw new FileProblem(manyColumns)
  while (cells.length < at) cells.push('')
  cells[at] = cell
}

function cellOf(
  { type, style, value }: { type: string | undefined; style: string | undefined; value: string },
  { texts, styles, from1904 }: Workbook,
): Cell {
  switch (type) {
    case 's':
      return beforeHarmless(texts[Number(value)] ?? '')
    case 'inlineStr':
    case 'str':
      return beforeHarmless(unescaped(value))
    case 'b':
      return value === '1' ? 'true' : 'false'
    case 'e':
      return { wrong: 'This cell contains a spreadsheet error', value }
    case 'd':
      return { date: value.slice(0, 10) }
    default: {
      if (value === '') return ''
      const shown = styles[Number(style)] ?? 0
      return shown === 'date' ? dateCell(value, from1904) : numberCell(value, shown)
    }
  }
}

/**
 * Reads a number. A spreadsheet stores only 15 digits and shows zeros for the rest. `digits` is the minimum number of
 * digits that the cell shows.
 */
function numberCell(value: string, digits: number): Cell {
  const number = Number(value)
  if (Number.isNaN(number)) return value
  if (Math.abs(number) >= 1e15) return shortened(value)
  const plain = String(Number(number.toPrecision(15)))
  return /^\d+$/.test(plain) ? plain.padStart(digits, '0') : plain
}

const DAY = 86_400_000

/** Reads a day that is stored as a number: 1 is 1 January 1900, in a calendar that has a 29 February 1900. */
function dateCell(value: string, from1904: boolean): Cell {
  const days = Math.floor(Number(value))
  const since = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const date = new Date(since + days * DAY)
  return Number.isNaN(date.getTime()) ? value : { date: date.toISOString().slice(0, 10) }
}
