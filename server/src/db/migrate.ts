import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { codeOf, messageOf } from '../caught.ts'
import { migrateQueue } from '../jobs/queue.ts'
import { operatorError } from '../operator-error.ts'

const dir = fileURLToPath(new URL('./migrations', import.meta.url))

/** PostgreSQL's error code for a right that the user lacks. */
const NOT_ALLOWED = '42501'

/** PostgreSQL's error code for a deadlock. */
const DEADLOCK = '40P01'
const TRIES = 5

/** The line with which node-pg-migrate begins a migration. */
const BEGUN = /^### MIGRATION (\S+) \(UP\) ###$/

/**
 * Migrates the database at `url` to the newest version in one transaction: after a failure, the previous version can be
 * started again. A lock lets only one of several starting servers migrate, while the others wait. The job queue
 * migrates its own tables.
 *
 * A migration that writes rows of a table with deferred triggers ends with `set constraints all immediate`: while such
 * triggers are pending, no later migration can change the table.
 *
 * @throws an operator error when the database is of another version and cannot be updated to this one, when its user
 * lacks the rights, or when a migration fails
 */
export async function migrate(url: string): Promise<void> {
  await refuseOtherVersions(url)
  /** The name of the migration that is under way; empty when none is. */
  let migration = ''
  try {
    await update(url, (name) => {
      migration = name
    })
    migration = ''
    await migrateQueue(url)
  } catch (error) {
    const message = messageOf(error)
    if (codeOf(error) === NOT_ALLOWED)
      throw operatorError(
        `The database cannot be brought to this version: ${message}. Its tables must belong to the user of DATABASE_URL.`,
      )
    if (!migration) throw error
    throw operatorError(
      `The database cannot be brought to this version: ${migration} failed (${message}). ` +
        'Nothing was changed: the version before can be started again.',
    )
  }
}

/**
 * Runs the migrations that the database lacks, and runs them again after a deadlock with a request of a server that
 * still runs: the locks of all migrations are held until the end.
 *
 * @param begun receives the name of each migration
 */
async function update(url: string, begun: (migration: string) => void): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await runner({
        databaseUrl: url,
        dir,
        direction: 'up',
        migrationsTable: 'migrations',
        singleTransaction: true,
        advisoryLockMode: 'wait',
        // It would compare the order of the moments at which migrations ran, which differs when the clock was changed
        // between two updates. `refuseOtherVersions` compares the order of their ids.
        checkOrder: false,
        ignorePattern: '\\..*',
        log: (line) => {
          const name = BEGUN.exec(line)?.[1]
          if (name) begun(name)
        },
      })
      return
    } catch (error) {
      if (left <= 1 || codeOf(error) !== DEADLOCK) throw error
    }
  }
}

/**
 * Refuses a database of a later version, because the meaning of its tables may have changed, and one that lacks a
 * migration before its last one.
 */
async function refuseOtherVersions(url: string): Promise<void> {
  const known = readdirSync(dir)
    .filter((file) => !file.startsWith('.'))
    .map((file) => basename(file, '.sql'))
    .sort()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query(`select where to_regclass('public.migrations') is not null`)
    if (tables.length === 0) return
    const { rows } = await client.query<{ name: string }>('select name from public.migrations order by id')
    const done = rows.map(({ name }) => name)
    const later = done.find((name) => !known.includes(name))
    if (later)
      throw operatorError(
        `A later version of Nivas has worked on this database (${later}). ` +
          'Start that version, or restore the backup that was made before it.',
      )
    const left = known.find((name, position) => position < done.length && done[position] !== name)
    if (left)
      throw operatorError(
        `The version of Nivas that made this database was never released: it made ${done[known.indexOf(left)]} without ${left}. ` +
          'It cannot be brought to this version.',
      )
  } finally {
    await client.end()
  }
}
