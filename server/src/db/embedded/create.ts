import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, lchownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { problem } from '../../problem.ts'
import { type Place, run } from './run.ts'

const passwordFile = 'nivas.password'

/** The password of the cluster's users: who can read the file in its folder gets in, nobody else. */
export function readPassword({ directory }: Place): string {
  return readFileSync(join(directory, passwordFile), 'utf8').trim()
}

/**
 * Makes the cluster, unless there is one. It is made beside its place and moved there when it is complete: a start
 * that was broken off leaves no half of one, and of two starts at once the second finds the first one's.
 */
export async function createCluster(place: Place, durable: boolean): Promise<void> {
  if (statSync(place.directory, { throwIfNoEntry: false })) return
  removeLeftovers(place.directory)
  const directory = `${place.directory}.new-${process.pid}`
  const password = `${directory}.password`
  mkdirSync(directory, { mode: 0o700 })
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (place.account) for (const path of [directory, password]) chownSync(path, place.account.uid, place.account.gid)

  const code = await run({ ...place, directory }, 'initdb', (pgdata, pwfile) => [
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
  ], password)
  if (code !== 0) throw problem(`The database could not be created; ${place.log} says why.`)

  writeFileSync(join(directory, 'postgresql.conf'), "include_if_exists = 'nivas.conf'\n", { flag: 'a' })
  cpSync(password, join(directory, passwordFile))
  rmSync(password)
  try {
    renameSync(directory, place.directory)
  } catch (error) {
    rmSync(directory, { recursive: true })
    if (!statSync(place.directory, { throwIfNoEntry: false })) throw error
  }
}
