import type * as z from 'zod'
import type { Text } from '../texts.ts'
import type { SheetColumn } from './columns.ts'

/** A cell of this row that is wrong because of other rows. */
export type Conflict = { name: string; text: Text }

/** A kind of file: its columns, and what each row must be. */
export type SheetKind = {
  columns: readonly SheetColumn[]
  /** Understands a row: from the texts of its cells, trimmed, '' for an empty one, to what is stored. */
  Row: z.ZodObject
  /** Judges each row beside those before it; made anew for each file. */
  besideOthers: () => (cells: Readonly<Record<string, string>>, rowNumber: number) => Conflict[]
}

/** Case, blanks, `_` and `-` do not matter in a heading, nor does how a letter is put together. */
const essence = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-*.:'’]/g, '')

export type Headings = {
  /** For each column of the file the column it is, where it is one. */
  columns: (SheetColumn | undefined)[]
  /** Headings that say nothing. */
  unused: string[]
  missing: SheetColumn[]
  /** Columns of the file, counted from 0, that repeat one further left. */
  repeated: number[]
}

/** Finds out which column is which; their order does not matter. */
export function readHeadings(kind: SheetKind, headings: readonly string[]): Headings {
  const known = new Map<string, SheetColumn>()
  for (const column of kind.columns)
    for (const name of [column.name, column.title, column.hindi, ...(column.also ?? [])])
      known.set(essence(name), column)
  const columns: Headings['columns'] = []
  const unused: string[] = []
  const repeated: number[] = []
  for (const [at, heading] of headings.entries()) {
    const column = known.get(essence(heading))
    if (column && columns.includes(column)) repeated.push(at)
    else if (!column && heading.trim() !== '') unused.push(heading.trim())
    columns.push(column && !columns.includes(column) ? column : undefined)
  }
  const missing = kind.columns.filter((column) => column.required && !columns.includes(column))
  return { columns, unused, missing, repeated }
}

/** The spreadsheet's own name of a column, counted from 0: A … Z, AA … */
export const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26)
