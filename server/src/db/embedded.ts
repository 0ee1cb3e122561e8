import { accessSync, constants, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { messageOf } from '../caught.ts'
import { isOperatorError, operatorError } from '../operator-error.ts'
import { databaseAccount } from './embedded/account.ts'
import { addressOf } from './embedded/address.ts'
import { holdAlone } from './embedded/alone.ts'
import { checkVersion, createCluster, giveTo, readPassword } from './embedded/create.ts'
import { isOurs, readPostmaster } from './embedded/postmaster.ts'
import { findPrograms } from './embedded/programs.ts'
import type { Place } from './embedded/run.ts'
import { bringDown, bringUp } from './embedded/start.ts'

const DATABASE = 'nivas'

/**
 * The delay, in ms, before the next attempt to restart PostgreSQL. The cause, such as a full disk, may have gone by
 * then.
 */
const TRY_AGAIN_MS = 2_000

export type Embedded = {
  url: string
  /** The database is empty: `settle` has not been called yet. */
  isNew: boolean
  /** Call this after the one-time work of the first start. */
  settle: () => void
  /** Stops PostgreSQL. */
  stop: () => Promise<void>
}

/**
 * Starts the embedded PostgreSQL on `dataDir`, or takes over the one that runs there, and restarts it if it is killed.
 * Refuses to start beside another server on the same folder.
 *
 * @param durable false for tests, whose data need not survive a crash of the machine
 * @param onFailure called when PostgreSQL was lost and another server has taken its folder, or another program its port
 * @param onTrouble called when PostgreSQL was lost and does not start, for example on a full disk; the start is retried
 * @throws an operator error with the remedy
 */
export async function startEmbedded(options: {
  dataDir: string
  durable?: boolean
  onFailure?: (error: unknown) => void
  onTrouble?: (error: unknown) => void
}): Promise<Embedded> {
  const { durable = true, onFailure = () => {}, onTrouble = () => {} } = options
  const place = findPlace(options.dataDir)
  await createCluster(place, durable)
  checkVersion(place)
  giveTo(place)

  const password = readPassword(place)
  const address = (user: string, database: string) => addressOf(place, user, password, database)
  let stopping: Promise<void> | undefined
  let recovery = Promise.resolve()
  const bringUpAlone = async () => {
    await bringUp(place, durable)
    if (await holdAlone(address('postgres', 'postgres'), onLost)) return
    throw Object.assign(
      operatorError(
        `Another Nivas server is already running on ${options.dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
      ),
      { taken: true },
    )
  }
  const recover = async () => {
    while (!stopping) {
      try {
        await bringUpAlone()
        if (address(DATABASE, DATABASE) !== url) onFailure(portTaken())
        return
      } catch (error) {
        if (stopping) return
        if ((error as { taken?: boolean }).taken) return onFailure(error)
        onTrouble(error)
        await sleep(TRY_AGAIN_MS)
      }
    }
  }
  const onLost = () => {
    if (!stopping) recovery = recover()
  }
  const stop = async () => {
    // A restart that is under way must complete before PostgreSQL can be stopped.
    await recovery
    await bringDown(place)
  }
  await bringUpAlone()
  const url = address(DATABASE, DATABASE)

  await ensureDatabase(address('postgres', 'postgres'), password)
  const settled = join(place.directory, 'nivas.settled')
  return {
    url,
    isNew: !existsSync(settled),
    settle: () => writeFileSync(settled, ''),
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

const portTaken = () =>
  operatorError('PostgreSQL was lost, and another program has its port now. Start Nivas again.')

/** Returns the URL of the database on `dataDir` while PostgreSQL runs there; undefined when it does not. */
export function findRunning(dataDir: string): string | undefined {
  const place = findPlace(dataDir)
  const postmaster = readPostmaster(place)
  if (!postmaster || !isOurs(postmaster, place)) return undefined
  return addressOf(place, DATABASE, readPassword(place), DATABASE)
}

function findPlace(dataDir: string): Place {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const folder = realpathSync(dataDir)
    accessSync(folder, constants.W_OK | constants.X_OK)
    const directory = join(folder, 'postgres')
    const account = databaseAccount(directory)
    return {
      directory,
      log: join(folder, 'postgres.log'),
      programs: findPrograms(account),
      ...(account && { account }),
    }
  } catch (error) {
    throw isOperatorError(error)
      ? error
      : operatorError(`DATA_DIR ${dataDir} cannot be used: ${messageOf(error)}.`)
  }
}

/** Creates the server's database user, who owns its tables and is not a superuser, and its database. */
async function ensureDatabase(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const has = async (query: string) => ((await client.query(query, [DATABASE])).rowCount ?? 0) > 0
    if (!(await has('select from pg_roles where rolname = $1'))) {
      await client.query(`create role ${DATABASE} login createdb password ${pg.escapeLiteral(password)}`)
    }
    if (!(await has('select from pg_database where datname = $1'))) {
      await client.query(`create database ${DATABASE} owner ${DATABASE}`)
    }
  } finally {
    await client.end()
  }
}
