import { type Cell, MOST_COLUMNS, type Row, shortened } from './cell.ts'
import { FileProblem, manyColumns, oldExcel, tooLarge } from './file-problem.ts'
import { openZip } from './unzip.ts'
import { openWorkbook, unescaped, type Workbook } from './xlsx-parts.ts'
import { attribute, type Tag, tagsOf } from './xml.ts'

/** The most bytes that a spreadsheet may come to when it is unpacked: several times what 500,000 rows need. */
const MOST_UNPACKED = 512 * 1024 * 1024

/** So many bytes of a sheet are looked at together; a row that is longer than all of these is no row. */
const PIECE = 1024 * 1024
const LONGEST_ROW = 16 * PIECE

/** What old Excel files, and those with a password, begin with. */
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/**
 * The rows of a spreadsheet's first sheet. Cells that hold an error are told as such: other readers take them for empty
 * ones, and an empty cell clears what was known.
 */
export function* readXlsx(bytes: Buffer): Generator<Row> {
  if (bytes.subarray(0, 4).equals(OLD_EXCEL)) throw new FileProblem(oldExcel)
  const workbook = openWorkbook(openZip(bytes, MOST_UNPACKED))
  let number = 0
  let cells: Cell[] = []
  let cell: { at: number; attributes: string; value: string } | undefined
  let at = -1
  for (const { text, read } of piecesOf(workbook.sheet)) {
    for (const tag of tagsOf(text)) {
      if (tag.name === 'row') {
        if (tag.kind !== 'close') {
          number = Number(attribute(tag.attributes, 'r') ?? number + 1)
          cells = []
          at = -1
        } else if (cells.some((one) => typeof one !== 'string' || one.trim() !== ''))
          yield { number, cells, read }
      } else if (tag.name === 'c') {
        if (tag.kind !== 'close') {
          at = columnOf(attribute(tag.attributes, 'r')) ?? at + 1
          cell = { at, attributes: tag.attributes, value: '' }
        }
        if (tag.kind !== 'open' && cell) {
          put(cells, cell.at, cellOf(cell.attributes, cell.value, workbook))
          cell = undefined
        }
      } else if (cell) cell.value += valueIn(tag)
    }
  }
}

/** A cell's value stands in `<v>`, or in the `<t>`s of a text of its own; what else it holds is passed over. */
const valueIn = ({ name, kind, before }: Tag): string =>
  kind === 'close' && (name === 'v' || name === 't') ? before : ''

/** Pieces of a sheet that each end where a row ends. */
function* piecesOf(sheet: Buffer): Generator<{ text: string; read: number }> {
  const decoder = new TextDecoder()
  let rest = ''
  for (let from = 0; from < sheet.length; from += PIECE) {
    const text = rest + decoder.decode(sheet.subarray(from, from + PIECE), { stream: true })
    const end = text.lastIndexOf('row>') + 4
    rest = end > 4 ? text.slice(end) : text
    if (rest.length > LONGEST_ROW) throw new FileProblem(tooLarge)
    if (end > 4) yield { text: text.slice(0, end), read: from / sheet.length }
  }
}

/** The column, from 0, of a place such as `AB12`. */
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

function cellOf(attributes: string, value: string, { texts, dateStyles, from1904 }: Workbook): Cell {
  switch (attribute(attributes, 't')) {
    case 's':
      return texts[Number(value)] ?? ''
    case 'inlineStr':
    case 'str':
      return unescaped(value)
    case 'b':
      return value === '1' ? 'true' : 'false'
    case 'e':
      return { wrong: 'This cell holds an error of the spreadsheet', value }
    case 'd':
      return { date: value.slice(0, 10) }
    default: {
      if (value === '') return ''
      const style = attribute(attributes, 's')
      return style && dateStyles[Number(style)] ? dateCell(value, from1904) : numberCell(value)
    }
  }
}

/** A spreadsheet keeps 15 digits of a number, and shows those beyond as zeros. */
function numberCell(value: string): Cell {
  const number = Number(value)
  if (Number.isNaN(number)) return value
  if (Math.abs(number) >= 1e15) return shortened(value)
  return String(Number(number.toPrecision(15)))
}

const DAY = 86_400_000

/** A day as its number: 1 is 1 January 1900, in a calendar that has a 29 February 1900. */
function dateCell(value: string, from1904: boolean): Cell {
  const days = Math.floor(Number(value))
  const since = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const date = new Date(since + days * DAY)
  return Number.isNaN(date.getTime()) ? value : { date: date.toISOString().slice(0, 10) }
}
