import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { createDatabase } from './create-database.ts'

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url))

/** Migrates a new database up to the migration before the one whose file name ends with `file`. */
export async function migrateBefore(url: string, file: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'nivas-migrations-'))
  const files = readdirSync(migrations).sort()
  const at = files.findIndex((name) => name.endsWith(file))
  for (const name of files.slice(0, at)) cpSync(join(migrations, name), join(dir, name))
  await runner({
    databaseUrl: url,
    dir,
    direction: 'up',
    migrationsTable: 'migrations',
    singleTransaction: false,
    log: () => {},
  })
  rmSync(dir, { recursive: true })
}

/**
 * Sets up the test of a migration with existing rows. Migrates a database up to the migration before the one whose file
 * name ends with `file`, inserts the rows, and runs the remaining migrations. Returns a function that queries the
 * database.
 */
export function useCarriedOver(file: string, before: string) {
  let client: pg.Client
  let stop: () => Promise<void>
  beforeAll(async () => {
    const { url, drop } = await createDatabase(inject('templateUrl'))
    await migrateBefore(url, file)
    client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(before)
    await migrate(url)
    stop = async () => {
      await client.end()
      await drop()
    }
  }, 120_000)
  afterAll(() => stop())
  return async (query: string) => (await client.query(query)).rows
}
