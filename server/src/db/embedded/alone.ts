import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A number for the lock; each cluster has locks of its own. */
const SERVER_LOCK = 20_260_001

/** How long a server that was killed may keep its lock: until PostgreSQL sees that its connection is gone. */
const PATIENCE_MS = 3_000

/**
 * Takes the lock that a server holds as long as it lives, or as PostgreSQL does: it is freed when the connection goes,
 * however the server ended. Resolves to whether it was free.
 *
 * @param url of the cluster's own database, so that no database of ours is kept in use
 * @param onLost called when the connection breaks: PostgreSQL has ended, or begun anew
 */
export async function holdAlone(url: string, onLost: () => void): Promise<boolean> {
  let held = false
  const client = new pg.Client({ connectionString: url, application_name: 'nivas: one server' })
  client.on('error', () => {})
  client.on('end', () => held && onLost())
  await client.connect()
  const until = Date.now() + PATIENCE_MS
  do {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      SERVER_LOCK,
    ])
    held = rows[0]?.held ?? false
    if (!held) await sleep(50)
  } while (!held && Date.now() < until)
  if (!held) await client.end()
  return held
}
