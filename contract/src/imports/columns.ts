import type { wordsColumns } from '../dictionary/words-columns.ts'
import type { customersColumns } from '../registry/customers-columns.ts'
import type { vaccinationsColumns } from '../vaccination/vaccinations-columns.ts'
import type { roomsColumns } from '../venue/rooms-columns.ts'

/** A column that a kind of file may have. */
export type SheetColumn = {
  /** The field. */
  name: string
  /** Its heading, in English and in Hindi; both are understood, and so is the name. */
  title: string
  hindi: string
  /** What else people call it. */
  also?: readonly string[]
  /** The file cannot do without it. Without an optional one what it would say stays as it is. */
  required?: true
  /** A spreadsheet keeps it as a date. */
  date?: true
  /** What the template shows. */
  example: { en: string; hi: string }
}

/** A column of one of the kinds. */
export type KnownColumn = (
  | typeof roomsColumns
  | typeof customersColumns
  | typeof vaccinationsColumns
  | typeof wordsColumns
)[number]
