import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/**
 * Creates a database on the server at `server`.
 *
 * @param template the database that is copied; it must have no connections
 */
export async function createDatabase(server: string, template = 'template1'): Promise<TestDatabase> {
  const name = `nivas_${randomBytes(6).toString('hex')}`
  // Copying the files takes half as long as writing them through the log, and so does dropping them later.
  await query(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => drop(server, name) }
}

const NOT_ALLOWED = '42501'

/**
 * Drops a database. PostgreSQL's own maintenance may be using it as the superuser, which only the superuser can end, so
 * this retries until the maintenance has finished.
 */
async function drop(server: string, name: string): Promise<void> {
  for (let left = 50; ; left -= 1) {
    try {
      return await query(server, `drop database ${name} with (force)`)
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== NOT_ALLOWED) throw error
      await sleep(100)
    }
  }
}

/** Connects to the server's own database, so that no other database stays in use. */
async function query(server: string, text: string): Promise<void> {
  const url = new URL(server)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
