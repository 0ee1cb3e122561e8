import type { Kysely, Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

/** Reads all of it as of one moment: a row that changes meanwhile stands neither in two pages nor in none. */
export const asOfOneMoment = <T>(db: Kysely<DB>, read: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
