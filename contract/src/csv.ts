import { dayIn, timeIn } from './dates.ts'
import { harmless } from './harmless.ts'

// The format of CSV files, with a last row of totals: the same for the exports of screens and for mails.

type Kind = 'text' | 'name' | 'number' | 'percent' | 'money' | 'day' | 'moment' | 'month'

/** The words for yes and no in the reader's language. */
export type Words = { yes: string; no: string }

/** A moment in the venue's time zone: `YYYY-MM-DD HH:mm`. */
export type WallClock = (moment: string) => string

/** The clock of a time zone. It returns a text that is not a moment unchanged. */
export const wallClockIn =
  (zone: string): WallClock =>
  (moment) => {
    const at = new Date(moment)
    return Number.isNaN(at.getTime()) ? moment : `${dayIn(zone, at)} ${timeIn(zone, at)}`
  }

/** A cell of a CSV file. Numbers and amounts are plain numbers, days and moments are in ISO 8601. */
export function csvCell(
  value: string | number | boolean | null | undefined,
  kind: Kind,
  words: Words,
  wallClock: WallClock,
): string | number {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return harmless(value ? words.yes : words.no)
  if (kind === 'money' && typeof value === 'number') return value.toFixed(2)
  if (typeof value === 'number') return value
  if (kind === 'month') return value.slice(0, 7)
  return harmless(kind === 'moment' ? wallClock(value) : value)
}

const quoted = (cell: string | number): string | number =>
  typeof cell === 'string' && /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** The last row of a file: the sums, with the word for 'total' in the first column, which names the rows. */
export const totalsLine = <V>(sums: readonly V[], total: string): (V | string)[] => [total, ...sums.slice(1)]

/** The text of a CSV file. Without the byte order mark Excel reads it in the machine's old character set. */
export const csvText = (lines: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')}`
