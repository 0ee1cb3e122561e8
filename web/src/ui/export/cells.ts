import type { WallClock, Words } from '@nivas/contract/csv.ts'
import type { CellKind, CellValue } from '../table/columns.ts'

/** The format of rupees with Indian grouping, as far as the formats of a spreadsheet allow it. */
const RUPEES = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00'

export type SheetCell = { value: string | number | Date; type?: StringConstructor; format?: string } | null

/** Returns the date of a cell. A spreadsheet has no time zones: the date has exactly these numbers. */
const sheetDate = (text: string): Date | undefined => {
  const found = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/.exec(text)
  if (!found) return undefined
  const date = new Date(`${found[1]}T${found[2] ?? '00:00'}Z`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Returns a cell of a spreadsheet, typed by its value. A text cell never becomes a formula. */
export function sheetCell(value: CellValue, kind: CellKind, words: Words, wallClock: WallClock): SheetCell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return { value: value ? words.yes : words.no, type: String }
  if (typeof value === 'number') return kind === 'money' ? { value, format: RUPEES } : { value }
  const date = kind === 'day' ? sheetDate(value) : kind === 'moment' ? sheetDate(wallClock(value)) : undefined
  if (date) return { value: date, format: kind === 'day' ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm' }
  return { value, type: String }
}
