import { englishMonths } from '@nivas/contract/dates.ts'
import { beforeHarmless } from '@nivas/contract/harmless.ts'
import { readHeadings, type SheetKind } from '@nivas/contract/imports/sheet.ts'
import { say } from '@nivas/contract/texts.ts'
import papa from 'papaparse'
import { type Cell, lettersLost, MOST_COLUMNS, type Row, shortened } from './cell.ts'
import { FileProblem, manyColumns, manyRows, notText, notUtf8 } from './file-problem.ts'

/** A comma; a semicolon, where the decimal sign is a comma; a tab, in text from the clipboard. */
const DELIMITERS = [',', ';', '\t']

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark, like Excel's "Unicode text". Other encodings could only be guessed.
 */
function decode(bytes: Uint8Array): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    const text = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    if (text.slice(0, 1_000).includes('\0')) throw new FileProblem(notText)
    return text
  } catch (error) {
    if (error instanceof FileProblem) throw error
    throw new FileProblem(bytes.subarray(0, 1_000).includes(0) ? notText : notUtf8)
  }
}

/** Returns the delimiter with which the first line that is not blank has the most known headings. */
function delimiterOf(kind: SheetKind, text: string): string {
  const start = text.lastIndexOf('\n', text.search(/[^\s,;"]/)) + 1
  const beginning = text.slice(start, start + 100_000)
  const known = (delimiter: string) => {
    const { data } = papa.parse<string[]>(beginning, { delimiter, newline: '\n', preview: 1 })
    return readHeadings(kind, data[0] ?? []).columns.filter(Boolean).length
  }
  return DELIMITERS.reduce((best, next) => (known(next) > known(best) ? next : best))
}

const months = englishMonths.join('|')
/** The text that Excel writes where `1-2` or `11/2026` was typed: `01-Feb`, `Nov-26`. */
const shownDay = new RegExp(`^(?:\\d{1,2}-(?:${months})|(?:${months})-\\d{2})$`, 'i')

/** A word of question marks only: Excel's plain CSV has one for each letter of Hindi. */
const lostWord = /(?<![\w?])\?{2,}(?![\w?])/

/** Removes the apostrophe that our exports put before a formula, and detects cells that Excel has changed. */
function cellOf(text: string, isAscii: boolean): Cell {
  const written = beforeHarmless(text)
  if (written !== text) return written
  if (/^\s*[+-]?\d([.,]\d+)?E\+\d+\s*$/i.test(text)) return shortened(text)
  if (shownDay.test(text.trim())) return { date: text.trim() }
  return isAscii && lostWord.test(text) ? lettersLost(text) : text
}

/** Reads the rows of a text table. */
export async function* readCsv(kind: SheetKind, bytes: Uint8Array, mostRows: number): AsyncGenerator<Row> {
  // Lines of joined files may end in different ways, but the parser expects one.
  const whole = decode(bytes).replace(/\r\n?/g, '\n')
  // Excel writes this line for its own use, and does not show it.
  const [hint, hinted] = /^sep=(.)\n/i.exec(whole) ?? []
  const text = hint ? whole.slice(hint.length) : whole
  // A file with non-ASCII letters was saved without losing letters.
  const isAscii = bytes.every((byte) => byte < 0x80)
  const rows: Row[] = []
  let number = 0
  papa.parse<string[]>(text, {
    delimiter: hinted ?? delimiterOf(kind, text),
    newline: '\n',
    step: ({ data, errors, meta }) => {
      number += 1
      if (errors.some(({ type }) => type === 'Quotes'))
        throw new FileProblem(
          say('A quotation mark in row {{row}} is not closed. Please correct it and try again.', {
            row: number,
          }),
        )
      if (data.length > MOST_COLUMNS && data.slice(MOST_COLUMNS).some((cell) => cell.trim() !== ''))
        throw new FileProblem(manyColumns)
      const cells = data.slice(0, MOST_COLUMNS).map((cell) => cellOf(cell, isAscii))
      if (cells.some((cell) => typeof cell !== 'string' || cell.trim() !== ''))
        rows.push({ number, cells, read: meta.cursor / text.length })
      // One additional row has the headings.
      if (rows.length > mostRows + 1) throw new FileProblem(manyRows)
    },
  })
  yield* rows
}
