import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../deploy/single/backup.sh', import.meta.url))

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nivas-backup-script-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = (...names) => {
  const path = join(folder, ...names)
  mkdirSync(path, { recursive: true })
  return path
}

/** A program that stands in for one which needs root or a database. */
const program = (directory, name, ...lines) =>
  writeFileSync(join(directory, name), ['#!/bin/sh', 'set -e', ...lines, ''].join('\n'), { mode: 0o755 })

/** Runs backup.sh without root, on folders that have the names of a venue's machine. */
function backUp(env) {
  const [programs, postgres] = [make('bin'), make('postgresql')]
  program(programs, 'runuser', 'shift 3', 'exec "$@"')
  program(programs, 'install', 'shift 7', 'mkdir -p "$@"')
  program(
    postgres,
    'pg_basebackup',
    'to=$(echo "$1" | cut -d = -f 2)',
    'mkdir "$to"',
    'cd "$to"',
    'echo "START WAL LOCATION: 0/2000028 (file 000000010000000000000002)" > backup_label',
    'tar czf base.tar.gz backup_label',
  )
  program(postgres, 'pg_archivecleanup', 'exit 0')
  const path = `${programs}:${process.env.PATH}`
  return spawnSync(script, { encoding: 'utf8', env: { ...env, PATH: path, PG_BIN: postgres } })
}

const contentOf = (archive) => spawnSync('tar', ['-tzf', archive], { encoding: 'utf8' }).stdout.split('\n')

test.skipIf(process.platform !== 'linux')(
  'a backup has DATA_DIR, with its key, and the settings: both folders are called nivas',
  () => {
    const [data, settings] = [make('var', 'lib', 'nivas'), make('etc', 'nivas')]
    const postgres = make('etc', 'postgresql')
    writeFileSync(join(data, 'identity.key'), 'a key')
    writeFileSync(join(settings, 'nivas.env'), 'PORT=3000')
    const backups = join(folder, 'backups')
    const { status, stderr } = backUp({
      BACKUPS: backups,
      DATA_DIR: data,
      SETTINGS: settings,
      POSTGRES_SETTINGS: postgres,
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)

    const base = join(backups, 'base')
    const [name = ''] = readdirSync(base)
    const archiveOf = (path) => join(base, name, `files${path.replaceAll('/', '-')}.tar.gz`)
    expect(contentOf(archiveOf(data))).toContain('./identity.key')
    expect(contentOf(archiveOf(settings))).toContain('./nivas.env')
  },
)
