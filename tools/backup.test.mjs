import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = (name) => fileURLToPath(new URL(`../deploy/single/${name}`, import.meta.url))

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

/** Writes a shell script that replaces a program which needs root or a database. */
const program = (directory, name, ...lines) =>
  writeFileSync(join(directory, name), ['#!/bin/sh', 'set -e', ...lines, ''].join('\n'), { mode: 0o755 })

/** Runs a script of the deployment without root, with the programs of PostgreSQL in the folder `postgres`. */
function run(name, args, env, postgres) {
  const programs = make('bin')
  program(programs, 'runuser', 'shift 3', 'exec "$@"')
  program(programs, 'install', 'shift 7', 'mkdir -p "$@"')
  program(programs, 'chown', 'exit 0')
  program(programs, 'psql', 'echo t')
  const path = `${programs}:${process.env.PATH}`
  return spawnSync(script(name), args, {
    encoding: 'utf8',
    timeout: 20_000,
    env: { ...env, PATH: path, PG_BIN: postgres },
  })
}

function backUp(env) {
  const postgres = make('postgresql')
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
  return run('backup.sh', [], env, postgres)
}

/** Packs a folder into an archive of a backup. */
const pack = (archive, from) => expect(spawnSync('tar', ['-czf', archive, '-C', from, '.']).status).toBe(0)

const contentOf = (archive) => spawnSync('tar', ['-tzf', archive], { encoding: 'utf8' }).stdout.split('\n')

test.skipIf(process.platform !== 'linux')(
  'a backup has DATA_DIR with its key, and the settings, even though both folders are called nivas',
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

test.skipIf(process.platform !== 'linux')(
  'a backup whose log PostgreSQL cannot read to its end fails the check, with the last lines of its log',
  () => {
    const [data, content, backup] = [make('data'), make('content'), make('backups', 'base', 'newest')]
    writeFileSync(join(data, 'identity.key'), 'a key')
    pack(join(backup, `files${data.replaceAll('/', '-')}.tar.gz`), data)
    pack(join(backup, 'pg_wal.tar.gz'), make('content', 'pg_wal'))
    pack(join(backup, 'base.tar.gz'), content)
    writeFileSync(join(backup, 'backup_manifest'), '{}')
    const postgres = make('postgresql')
    program(postgres, 'pg_verifybackup', 'exit 0')
    program(
      postgres,
      'pg_ctl',
      'case "$1" in',
      '  start) echo "FATAL: a segment is missing" > "$(echo "$3" | cut -d = -f 2)" ;;',
      '  status) exit 3 ;;',
      'esac',
    )
    const env = { DATA_DIR: data, SETTINGS: make('settings'), WORK: make('work') }
    const { status, stderr } = run('check-restore.sh', [backup], env, postgres)
    expect(stderr).toBe('FATAL: a segment is missing\n')
    expect(status).toBe(1)
  },
)
