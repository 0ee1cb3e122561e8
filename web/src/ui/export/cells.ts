import { dayIn, timeIn } from '@nivas/contract/dates.ts'
import { harmless } from '@nivas/contract/harmless.ts'
import type { CellKind, CellValue } from '../table/columns.ts'

/** The words for yes and no in the user's language. */
export type Words = { yes: string; no: string }

/** A moment in the venue's time zone: `YYYY-MM-DD HH:mm`. */
export type WallClock = (moment: string) => string

/** The clock of a time zone; a text that is no moment stays as it is. */
export const wallClockIn =
  (zone: string): WallClock =>
  (moment) => {
    const at = new Date(moment)
    return Number.isNaN(at.getTime()) ? moment : `${dayIn(zone, at)} ${timeIn(zone, at)}`
  }

/** A cell of a CSV file. Numbers and amounts are plain numbers, days and moments are in ISO 8601. */
export function csvCell(
  value: CellValue,
  kind: CellKind,
  words: Words,
  wallClock: WallClock,
): string | number {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return harmless(value ? words.yes : words.no)
  if (kind === 'money' && typeof value === 'number') return value.toFixed(2)
  if (typeof value === 'number') return value
  return harmless(kind === 'moment' ? wallClock(value) : value)
}

/** Rupees with Indian grouping, within the limits of a spreadsheet's format. */
const RUPEES = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00'

export type SheetCell = { value: string | number | Date; type?: StringConstructor; format?: string } | null

/** A spreadsheet has no time zones: its date is the day with these numbers. */
const sheetDate = (text: string): Date | undefined => {
  const found = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/.exec(text)
  if (!found) return undefined
  const date = new Date(`${found[1]}T${found[2] ?? '00:00'}Z`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** A cell of a spreadsheet, typed by its value. A text there never becomes a formula. */
export function sheetCell(value: CellValue, kind: CellKind, words: Words, wallClock: WallClock): SheetCell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return { value: value ? words.yes : words.no, type: String }
  if (typeof value === 'number') return kind === 'money' ? { value, format: RUPEES } : { value }
  const date = kind === 'day' ? sheetDate(value) : kind === 'moment' ? sheetDate(wallClock(value)) : undefined
  if (date) return { value: date, format: kind === 'day' ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm' }
  return { value, type: String }
}
