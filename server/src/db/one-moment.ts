import type { Kysely, Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

/** Reads everything as of one moment, so that a row that changes during the reading appears on exactly one page. */
export const asOfOneMoment = <T>(db: Kysely<DB>, read: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
