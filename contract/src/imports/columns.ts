import type { wordsColumns } from '../dictionary/words-columns.ts'
import type { housesColumns } from '../electrical/houses-columns.ts'
import type { readingsColumns } from '../electrical/readings-columns.ts'
import type { productsColumns } from '../pos/products-columns.ts'
import type { customersColumns } from '../registry/customers-columns.ts'
import type { vaccinationsColumns } from '../vaccination/vaccinations-columns.ts'
import type { roomsColumns } from '../venue/rooms-columns.ts'

/** A possible column of a kind of file. */
export type SheetColumn = {
  /** The name of its field. */
  name: string
  /** Its heading, in English and in Hindi; both are accepted, and so is the name. */
  title: string
  hindi: string
  /** Other common names. */
  also?: readonly string[]
  /** Required in every file. Without an optional column, its stored values stay unchanged. */
  required?: true
  /** Whether a spreadsheet stores its values as dates. */
  date?: true
  /** The example in the template. */
  example: { en: string; hi: string }
}

/** A column of one of the kinds. */
export type KnownColumn = (
  | typeof roomsColumns
  | typeof customersColumns
  | typeof vaccinationsColumns
  | typeof wordsColumns
  | typeof productsColumns
  | typeof housesColumns
  | typeof readingsColumns
)[number]
