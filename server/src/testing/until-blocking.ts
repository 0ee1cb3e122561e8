import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/**
 * Resolves when another transaction waits for this one. Reads pg_locks, because within a transaction pg_stat_activity
 * does not show connections that were opened after it was first read.
 */
export async function untilBlocking(trx: Transaction<DB>): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx)
    if (rows.length > 0) return
    await setTimeout(5)
  }
}

type Change = (trx: Transaction<DB>) => Promise<unknown>

/**
 * Starts work that has to wait for a change of another transaction, and commits that change once the work waits.
 * Resolves to the result of the work.
 *
 * @param more what the transaction does while the work waits
 */
export async function startBehind<T>(
  db: Kysely<DB>,
  change: Change,
  start: () => Promise<T>,
  more?: Change,
): Promise<T> {
  const { started } = await db.transaction().execute(async (trx) => {
    await change(trx)
    const started = start()
    await untilBlocking(trx)
    await more?.(trx)
    return { started }
  })
  return started
}
