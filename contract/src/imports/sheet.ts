import type * as z from 'zod'
import type { Text } from '../texts.ts'
import type { SheetColumn } from './columns.ts'

/** A cell of this row that conflicts with another row. */
export type Conflict = { name: string; text: Text }

/** A kind of file: its columns, and the schema of its rows. */
export type SheetKind = {
  columns: readonly SheetColumn[]
  /** Parses a row: from the texts of its cells, trimmed, '' for an empty one, to the stored values. */
  Row: z.ZodObject
  /** Makes the function that checks each row against the earlier ones; called once for each file. */
  besideOthers: () => (cells: Readonly<Record<string, string>>, rowNumber: number) => Conflict[]
}

/** A heading without case, blanks, `_` and `-`, in one Unicode form. */
const headingKey = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-*.:'’]/g, '')

export type Headings = {
  /** The column of each column of the file; undefined for an unknown one. */
  columns: (SheetColumn | undefined)[]
  /** Unknown headings. */
  unused: string[]
  missing: SheetColumn[]
  /** Columns of the file, counted from 0, that repeat a column further left. */
  repeated: number[]
}

/** Finds the column of each heading, in any order. */
export function readHeadings(kind: SheetKind, headings: readonly string[]): Headings {
  const known = new Map<string, SheetColumn>()
  for (const column of kind.columns)
    for (const name of [column.name, column.title, column.hindi, ...(column.also ?? [])])
      known.set(headingKey(name), column)
  const columns: Headings['columns'] = []
  const unused: string[] = []
  const repeated: number[] = []
  for (const [at, heading] of headings.entries()) {
    const column = known.get(headingKey(heading))
    if (column && columns.includes(column)) repeated.push(at)
    else if (!column && heading.trim() !== '') unused.push(heading.trim())
    columns.push(column && !columns.includes(column) ? column : undefined)
  }
  const missing = kind.columns.filter((column) => column.required && !columns.includes(column))
  return { columns, unused, missing, repeated }
}

/** The spreadsheet's name of a column, counted from 0: A … Z, AA … */
export const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26)
