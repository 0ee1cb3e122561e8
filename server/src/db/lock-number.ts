import { sql, type Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

/** The last ten digits of a phone number, which are the same with and without the country code. */
export const tenDigits = (number: unknown) => sql`right(${number}, 10)`

/**
 * Locks a phone number, so that records with the same number are written one after the other. A unique index is not
 * enough: it has the number as it was given, with or without the country code. The lock is a separate statement,
 * because only the next statement sees the record of the desk that held the lock before.
 */
export const lockNumber = (trx: Transaction<DB>, of: 'patients' | 'vaccination_persons', number: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`${of} mobile`}), hashtext(${tenDigits(number)}))`.execute(trx)
