import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import { migrateQueue } from '../jobs/queue.ts'

const dir = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Migrates the database at `url` to the newest version, each migration in its own transaction. Under a lock:
 * of several servers that start together, one migrates and the others wait. The job queue migrates its own
 * tables.
 */
export async function migrate(url: string): Promise<void> {
  await runner({
    databaseUrl: url,
    dir,
    direction: 'up',
    migrationsTable: 'migrations',
    singleTransaction: false,
    advisoryLockMode: 'wait',
    ignorePattern: '\\..*',
    log: () => {},
  })
  await migrateQueue(url)
}
