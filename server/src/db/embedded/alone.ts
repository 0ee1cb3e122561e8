import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The number of the lock; each cluster has its own locks. */
const SERVER_LOCK = 20_260_001

/** How long the lock of a killed server may remain: until PostgreSQL detects the lost connection. */
const PATIENCE_MS = 3_000

/**
 * Takes the lock that a server holds while it and PostgreSQL run. The end of the connection frees it, however the
 * process ends. Resolves to whether the lock was free.
 *
 * @param url of the cluster's own database, so that none of our databases stays in use
 * @param onLost called when the connection breaks: PostgreSQL has ended or restarted
 */
export async function holdAlone(url: string, onLost: () => void): Promise<boolean> {
  let held = false
  const client = new pg.Client({ connectionString: url, application_name: 'nivas: one server' })
  client.on('error', () => {})
  client.on('end', () => held && onLost())
  await client.connect()
  const until = performance.now() + PATIENCE_MS
  do {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      SERVER_LOCK,
    ])
    held = rows[0]?.held ?? false
    if (!held) await sleep(50)
  } while (!held && performance.now() < until)
  if (!held) await client.end()
  return held
}
