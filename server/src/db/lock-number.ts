import { sql, type Transaction } from 'kysely'
import type { DB } from './schema.gen.ts'

/**
 * The digits by which two forms of a phone number are one: a number has the code of its country, or lacks it.
 */
export const tenDigits = (number: unknown) => sql`right(${number}, 10)`

/**
 * Records with one phone number are written one after the other: a unique index has the number as it was given, with the
 * country code or without. A separate statement: only the next one sees the record of another desk that held the lock.
 */
export const lockNumber = (trx: Transaction<DB>, of: 'patients' | 'vaccination_persons', number: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`${of} mobile`}), hashtext(${tenDigits(number)}))`.execute(trx)
