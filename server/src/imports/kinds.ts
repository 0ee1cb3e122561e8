import type { ImportKind } from '@nivas/contract/imports/schemas.ts'
import type { RawBuilder, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { wordsImport } from '../dictionary/index.ts'
import { customersImport } from '../registry/index.ts'
import { vaccinationsImport } from '../vaccination/index.ts'
import { roomsImport } from '../venue/index.ts'

/** How the rows of a kind of file get into the tables that they belong to; the area that owns those knows it. */
export type Importer = {
  /** The columns of the temporary table `staged`, beside `row_number`. */
  table: RawBuilder<unknown>
  /**
   * Makes the temporary table `compared (row_number, outcome)`. What only the database knows to be wrong it may add to
   * `staged_problems`, under the names of columns.
   *
   * @param present the columns that the file has
   */
  compare: (trx: Transaction<DB>, present: readonly string[]) => Promise<void>
  /** Writes the rows from one number to another, or all of them. */
  write: (trx: Transaction<DB>, present: readonly string[], from: number, to: number) => Promise<void>
  /** It may be written in parts of so many rows; all at once without it. */
  part?: number
}

export const importers: Record<ImportKind, Importer> = {
  rooms: roomsImport,
  customers: { ...customersImport, part: 5_000 },
  words: { ...wordsImport, part: 5_000 },
  vaccinations: vaccinationsImport,
}
