import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { messageOf } from '../../caught.ts'
import { operatorError } from '../../operator-error.ts'
import { isRunning } from './postmaster.ts'
import { type Place, run } from './run.ts'

const passwordFile = 'nivas.password'

/**
 * The major version of the PostgreSQL that npm installs. PostgreSQL does not read the files of another major version.
 */
const MAJOR = '18'

/** Reads the password of the cluster's users from a file in its folder that only the server's account can read. */
export function readPassword({ directory }: Place): string {
  try {
    return readFileSync(join(directory, passwordFile), 'utf8').trim()
  } catch (error) {
    throw operatorError(`${directory} is not a database that Nivas has made: ${messageOf(error)}.`)
  }
}

/** @throws an operator error when another major version of PostgreSQL made the cluster */
export function checkVersion({ directory }: Place): void {
  const file = join(directory, 'PG_VERSION')
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown'
  if (found === MAJOR) return
  throw operatorError(
    `${directory} was made by PostgreSQL ${found}; this is ${MAJOR}. Start the Nivas that made it and copy its data, or choose another DATA_DIR.`,
  )
}

/**
 * Creates the cluster, if there is none. It is created in a temporary folder and renamed when it is complete, so an
 * interrupted start leaves no partial cluster. Of two concurrent starts, the second one uses the cluster of the first
 * one.
 */
export async function createCluster(place: Place, durable: boolean): Promise<void> {
  if (existsSync(place.directory)) return
  removeLeftovers(place.directory)
  const directory = `${place.directory}.new-${process.pid}`
  const password = `${directory}.password`
  mkdirSync(directory, { mode: 0o700 })
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (place.account)
    for (const path of [directory, password]) chownSync(path, place.account.uid, place.account.gid)

  const code = await run(
    { ...place, directory },
    'initdb',
    (pgdata, pwfile) => [
      `--pgdata=${pgdata}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${pwfile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    password,
  )
  if (code !== 0) {
    for (const path of [directory, password]) rmSync(path, { recursive: true, force: true })
    throw operatorError(`The database could not be created; ${place.log} says why.`)
  }
  writeFileSync(join(directory, 'postgresql.conf'), "include = 'nivas.conf'\n", { flag: 'a' })
  renameSync(password, join(directory, passwordFile))
  try {
    renameSync(directory, place.directory)
  } catch (error) {
    rmSync(directory, { recursive: true })
    if (!existsSync(place.directory)) throw error
  }
}

/** Removes the temporary folders of killed starts. */
function removeLeftovers(directory: string): void {
  const name = `${basename(directory)}.new-`
  for (const entry of readdirSync(dirname(directory))) {
    if (!entry.startsWith(name)) continue
    const maker = Number.parseInt(entry.slice(name.length), 10)
    if (maker === process.pid || !isRunning(maker))
      rmSync(join(dirname(directory), entry), { recursive: true, force: true })
  }
}

/**
 * Gives the cluster to PostgreSQL's account when root owns its folder, for example after a copy or a restored backup.
 */
export function giveTo({ account, directory }: Place): void {
  if (!account || statSync(directory).uid === account.uid) return
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  chownSync(directory, account.uid, account.gid)
}
