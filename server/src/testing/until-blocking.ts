import { setTimeout } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Resolves when another transaction waits for this one. */
export async function untilBlocking(trx: Transaction<DB>): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx)
    if (rows.length > 0) return
    await setTimeout(5)
  }
}
