import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from './refusal.ts'

/** Deadlock, serialization failure: PostgreSQL chose this one to be tried again. */
const again = new Set(['40001', '40P01'])
const TRIES = 3

/** What a transaction came to; a refusal that was returned is kept, one that was thrown has rolled back. */
export async function inTransaction<T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = error instanceof Refusal ? undefined : (error as { code?: string }).code
      if (left <= 1 || !code || !again.has(code)) throw error
    }
  }
}
