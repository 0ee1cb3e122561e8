import type { Import, ImportKind } from '@nivas/contract/imports/schemas.ts'
import type { RawBuilder, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { wordsImport } from '../dictionary/index.ts'
import { housesImport, readingsImport } from '../electrical/index.ts'
import { productsImport } from '../pos/index.ts'
import { customersImport } from '../registry/index.ts'
import { vaccinationsImport } from '../vaccination/index.ts'
import { roomsImport } from '../venue/index.ts'

/**
 * The numbers of the first and last row of a part, the venue's day, and the user who imports; null for the command
 * line.
 */
export type ImportPart = { from: number; to: number; today: string; by: number | null }

/** How the rows of a kind of file are written to its tables. The area that owns the tables provides it. */
export type Importer = {
  /** The columns of the temporary table `staged`, except `row_number`. */
  table: RawBuilder<unknown>
  /**
   * Makes the table `compared (row_number, outcome)`. Writes problems that only the database can find to
   * `staged_problems`, under the titles of columns.
   *
   * @param present the columns of the file
   * @param today the venue's day
   */
  compare: (trx: Transaction<DB>, present: readonly string[], today: string) => Promise<void>
  /**
   * For kinds whose rows belong to months: counts the rows by month, from `staged` and `compared`, in the order of the
   * months.
   */
  months?: (trx: Transaction<DB>) => Promise<Import['months']>
  /** Writes the rows from one number to another, or all of them. */
  write: (trx: Transaction<DB>, present: readonly string[], part: ImportPart) => Promise<void>
  /** The number of rows that are written in one step. Default: all rows. */
  part?: number
}

export const importers: Record<ImportKind, Importer> = {
  rooms: roomsImport,
  customers: { ...customersImport, part: 5_000 },
  words: { ...wordsImport, part: 5_000 },
  vaccinations: vaccinationsImport,
  office_products: productsImport(1),
  bookcentre_products: productsImport(2),
  bhandarghar_products: productsImport(3),
  houses: housesImport,
  readings: readingsImport,
}
