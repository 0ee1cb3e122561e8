import type { Kysely, Transaction } from 'kysely'
import { codeOf } from '../caught.ts'
import { isOutdated } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from './refusal.ts'

/** Deadlock and serialization failure, after which PostgreSQL expects a retry. */
const chosen = new Set(['40001', '40P01'])
const TRIES = 5

const isWorthAnother = (error: unknown) =>
  error instanceof Refusal ? error.again : isOutdated(error) || chosen.has(codeOf(error) ?? '')

/**
 * Runs the work in a transaction, and again after a deadlock. A returned refusal is committed, a thrown one rolled
 * back.
 */
export async function inTransaction<T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (left <= 1 || !isWorthAnother(error)) throw error
    }
  }
}
