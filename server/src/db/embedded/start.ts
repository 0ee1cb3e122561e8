import {
  chmodSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { messageOf } from '../../caught.ts'
import { operatorError } from '../../operator-error.ts'
import { addressOf, listenLines, removeSocket } from './address.ts'
import { readPassword } from './create.ts'
import { disownPidFile, isOurs, isRunning, readPostmaster } from './postmaster.ts'
import { type Place, run } from './run.ts'

/** The maximum duration of a start: recovery after a crash may take long, and is not interrupted. */
const START_SECONDS = 300

/**
 * How often a start is tried: after a kill -9, a new PostgreSQL refuses to start until the children of the old one have
 * ended.
 */
const START_ATTEMPTS = 20

/** How long, in ms, a stopping PostgreSQL may wait for its clients; after that it closes their connections. */
const STOP_PATIENCE = 2_000

/**
 * Ensures that PostgreSQL runs on the folder and answers. Takes over one that runs already, for example after a kill -9
 * of only the server.
 *
 * @throws an operator error when it cannot be started
 */
export async function bringUp(place: Place, durable: boolean): Promise<void> {
  const until = performance.now() + START_SECONDS * 1000
  let attempts = 0
  let stoppingSince: number | undefined
  while (performance.now() < until) {
    const postmaster = readPostmaster(place)
    const folder = postmaster && (await ask(place))
    if (folder === place.directory) return
    if (postmaster && isOurs(postmaster, place)) {
      // It was started in another way, or the folder was moved after the start.
      const foreign = folder !== undefined && folder !== 'stopping'
      if (foreign) await bringDown(place)
      // Or it does not answer yet, because it recovers or another server is stopping it.
      else await sleep(50)
      stoppingSince = folder === 'stopping' ? (stoppingSince ?? performance.now()) : undefined
      if (stoppingSince && performance.now() - stoppingSince > STOP_PATIENCE) {
        await requestStop(place, '--no-wait')
        stoppingSince = undefined
      }
      continue
    }
    if (postmaster && isRunning(postmaster.pid)) disownPidFile(place)
    removeSocket(place)
    if (await start(place, durable)) continue
    if (++attempts === START_ATTEMPTS) break
    await sleep(100)
  }
  throw operatorError(
    `PostgreSQL did not start on ${place.directory}; ${place.log} says why. Its last lines:\n${lastLines(place.log)}`,
  )
}

/** Stops PostgreSQL after its current work: open connections are closed. */
export async function bringDown(place: Place): Promise<void> {
  if (!readPostmaster(place)) return
  await requestStop(place, '--wait')
}

const requestStop = (place: Place, wait: '--wait' | '--no-wait') =>
  run(place, 'pg_ctl', (pgdata) => ['stop', `--pgdata=${pgdata}`, '--mode=fast', wait, '--silent'])

/**
 * Asks the PostgreSQL of the pid file for the folder that it was started on: 'unknown' when Nivas did not start it,
 * 'stopping' when it accepts no new clients and waits for its current ones. Undefined when it does not answer, or when
 * another PostgreSQL, which refuses our password, has its port.
 */
async function ask(place: Place): Promise<string | undefined> {
  const url = addressOf(place, 'postgres', readPassword(place), 'postgres')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ folder?: string }>(
      `select current_setting('nivas.directory', true) as folder`,
    )
    return rows[0]?.folder ?? 'unknown'
  } catch (error) {
    return messageOf(error).includes('is shutting down') ? 'stopping' : undefined
  } finally {
    await client.end().catch(() => {})
  }
}

async function start(place: Place, durable: boolean): Promise<boolean> {
  if ((statSync(place.log, { throwIfNoEntry: false })?.size ?? 0) > 1_000_000) truncateSync(place.log)
  const file = join(place.directory, 'nivas.conf')
  const text = await configuration(place, durable, existsSync(file) ? readFileSync(file, 'utf8') : '')
  // Written under a temporary name, so that the file of the previous run stays whole on a full disk.
  const fresh = `${file}.new`
  // Another account may have placed a link there.
  rmSync(fresh, { force: true })
  writeFileSync(fresh, text, { flag: 'wx', mode: 0o644 })
  // Does not depend on our umask, because PostgreSQL's account must read the file.
  chmodSync(fresh, 0o644)
  renameSync(fresh, file)
  const code = await run(place, 'pg_ctl', (pgdata) => [
    'start',
    `--pgdata=${pgdata}`,
    '--wait',
    `--timeout=${START_SECONDS}`,
    '--silent',
  ])
  return code === 0
}

async function configuration(place: Place, durable: boolean, before: string): Promise<string> {
  const lines = [
    '# Written at every start; put settings of your own into postgresql.conf, below the line that includes this file.',
    ...(await listenLines(place, before)),
    // A server recognises the PostgreSQL of its own folder by this setting.
    `nivas.directory = '${place.directory.replaceAll("'", "''")}'`,
    // The log holds only PostgreSQL's own state, without the users' input and personal data.
    'log_min_messages = log',
    'log_min_error_statement = panic',
    'log_checkpoints = off',
    'max_connections = 200',
    'jit = off',
    'timezone = UTC',
  ]
  if (!durable) lines.push('fsync = off', 'synchronous_commit = off', 'full_page_writes = off')
  return `${lines.join('\n')}\n`
}

function lastLines(path: string): string {
  return readFileSync(path, 'utf8').trim().split('\n').slice(-5).join('\n')
}
