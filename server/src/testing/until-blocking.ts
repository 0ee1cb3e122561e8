import { setTimeout } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/**
 * Resolves when another transaction waits for this one. From pg_locks: within a transaction pg_stat_activity does not
 * show connections that were made after it was first read.
 */
export async function untilBlocking(trx: Transaction<DB>): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx)
    if (rows.length > 0) return
    await setTimeout(5)
  }
}
