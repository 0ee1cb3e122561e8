// Tests the backup of deploy/single with a database like Debian's, and with desks at work during a backup. The database
// is then destroyed, restored both to its end and to a moment in between, and checked.
import { type ChildProcess, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { administrator } from '../bench/fill.ts'
import { startServer } from '../bench/server.ts'
import { openDesks } from './try/desk.ts'
import { databaseAccount, familyOf, postmasterOf, signal, start } from './try/processes.ts'
import { verdictOf, wrongIn } from './try/verdict.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '15447' } } })
const BIN = '/usr/lib/postgresql/15/bin'
const account = databaseAccount()
if (!account) throw new Error('The scripts are for root: start it as root.')

const folder = mkdtempSync(join(tmpdir(), 'nivas-backup-'))
chmodSync(folder, 0o755)
const owned = (name: string) => {
  const path = join(folder, name)
  mkdirSync(path, { mode: 0o700 })
  chownSync(path, account.uid, account.gid)
  return path
}
const [data, sockets, backups, files, settings] = ['data', 'sockets', 'backups', 'files', 'settings'].map(
  owned,
) as [string, string, string, string, string]
chmodSync(sockets, 0o755)
writeFileSync(join(files, 'identity.key'), 'the key of a venue that is tried\n', { mode: 0o600 })
const url = (database: string) =>
  `postgres://postgres@localhost:${values.port}/${database}?host=${encodeURIComponent(sockets)}`
const env = {
  BACKUPS: backups,
  DATA_DIR: files,
  SETTINGS: settings,
  POSTGRES_SETTINGS: settings,
  WORK: folder,
  PGHOST: sockets,
  PGPORT: values.port,
  PGUSER: 'postgres',
}

function run(program: string, args: string[], as?: { uid: number; gid: number }): string {
  const { PATH = '' } = process.env
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    cwd: folder,
    env: { PATH, LC_ALL: 'C.UTF-8', ...env },
    ...as,
  })
  const log = join(sockets, 'log')
  if (status !== 0)
    throw new Error(
      `${program} ${args.join(' ')}\n${stdout}${stderr}${existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : ''}`,
    )
  return stdout
}
const script = (name: string, ...args: string[]) =>
  run(fileURLToPath(new URL(`single/${name}`, import.meta.url)), args)

/** Starts PostgreSQL with the settings that Debian stores outside the database's folder. */
const startPostgres = (directory: string) =>
  run(
    `${BIN}/pg_ctl`,
    [
      'start',
      '-D',
      directory,
      '-l',
      join(sockets, 'log'),
      '-w',
      '-s',
      '-o',
      `-p ${values.port} -k ${sockets} -c listen_addresses='' -c max_connections=200`,
    ],
    account,
  )
function kill(directory: string) {
  const postmaster = postmasterOf(directory)
  if (postmaster) signal(familyOf(postmaster), 'SIGKILL')
  // In a container the killed process may remain as a zombie, which PostgreSQL takes for a running server.
  rmSync(join(sockets, `.s.PGSQL.${values.port}.lock`), { force: true })
}

async function query<Row extends pg.QueryResultRow>(database: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url(database) })
  await client.connect()
  return client
    .query<Row>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

let receiver: ChildProcess | undefined
const directories = [data]
async function clean() {
  receiver?.kill('SIGKILL')
  for (const directory of directories) kill(directory)
  await sleep(500)
  rmSync(folder, { recursive: true, force: true })
}
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => void clean().then(() => process.exit(1)))

try {
  run(
    `${BIN}/initdb`,
    ['-D', data, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k', '--no-instructions'],
    account,
  )
  startPostgres(data)
  await query('postgres', 'create role nivas login')
  await query('postgres', 'create database nivas owner nivas')
  const wal = owned('backups/wal')
  run(`${BIN}/pg_receivewal`, ['--slot=nivas_backup', '--create-slot', '--if-not-exists'], account)
  receiver = start(
    join(sockets, 'wal.log'),
    `${BIN}/pg_receivewal`,
    ['-D', wal, '--slot=nivas_backup', '--synchronous'],
    env,
    account,
  )

  Object.assign(process.env, {
    ADMIN_EMAIL: administrator.adminEmail,
    ADMIN_PASSWORD: administrator.adminPassword,
  })
  const server = await startServer(url('nivas').replace('postgres@', 'nivas@'))
  const desks = await openDesks(server.origin, {
    email: administrator.adminEmail ?? '',
    password: administrator.adminPassword ?? '',
  })
  await sleep(5_000)
  const before = structuredClone(desks.acknowledged)
  console.log(script('backup.sh').trim())
  await sleep(5_000)
  // After a restore to this moment, every write that was acknowledged before it must exist, and no later write.
  const acknowledgedBefore = structuredClone(desks.acknowledged)
  const [{ moment }] = (await query<{ moment: string }>(
    'nivas',
    'select clock_timestamp()::text as moment',
  )) as [{ moment: string }]
  const highest = Math.max(...desks.acknowledged.map(({ reservation = 0 }) => reservation))
  await sleep(5_000)
  await desks.close()
  // Waits for the last part of the log to arrive, and then simulates the loss of the machine's disk.
  await sleep(1_000)
  kill(data)
  receiver.kill('SIGKILL')
  await server.stop()
  rmSync(data, { recursive: true })

  const base = join(backups, 'base')
  const backup = join(base, readdirSync(base)[0] ?? '')
  const restore = async (name: string, ...until: string[]) => {
    const directory = join(folder, name)
    directories.push(directory)
    console.log(script('restore.sh', backup, directory, ...until).trim())
    startPostgres(directory)
    while ((await query<{ on: boolean }>('postgres', 'select pg_is_in_recovery() as on'))[0]?.on)
      await sleep(200)
    return directory
  }
  const end = await restore('to-the-end')
  const verdictAtEnd = await verdictOf(url('nivas'), desks.acknowledged)
  kill(end)

  const between = await restore('to-a-moment', moment)
  const known = acknowledgedBefore.filter(({ reservation }) => reservation !== undefined)
  const verdictAtMoment = await verdictOf(url('nivas'), known)
  const [late] = await query<{ count: number }>(
    'nivas',
    `select count(*)::int as count from reservations where id > ${highest + 6}`,
  )
  // An unacknowledged write may or may not exist.
  const atMoment = { lost: verdictAtMoment.lost, gaps: verdictAtMoment.gaps, later: late?.count ?? 0 }
  kill(between)
  const restoreReport = script('check-restore.sh', backup)
  console.log(restoreReport.trim())

  // A backup with a single changed byte must be refused.
  const damaged = `${backup}-damaged`
  run('bash', [
    '-c',
    `set -e; cp -a "$1" "$2"; mkdir x; tar xzf "$1/base.tar.gz" -C x; f=$(find x/base -type f -size +64k | sort | head -n 1)
    printf '\\xff' | dd of="$f" bs=1 seek=9000 conv=notrunc status=none; tar czf "$2/base.tar.gz" -C x .; rm -r x`,
    'bash',
    backup,
    damaged,
  ])
  const noticed = await Promise.resolve()
    .then(() => script('check-restore.sh', damaged))
    .then(
      () => 'not noticed',
      (error: Error) => /checksum mismatch for file "[^"]+"/.exec(error.message)?.[0] ?? error.message,
    )

  const found = {
    damaged: noticed,
    atBackup: before.filter(({ receipt }) => receipt !== undefined).length,
    atMoment: known.length,
    acknowledged: desks.acknowledged.length,
    restored: verdictAtEnd,
    restoredToMoment: atMoment,
    unexpected: desks.unexpected,
  }
  console.log(JSON.stringify(found))
  const wrong =
    wrongIn(verdictAtEnd) + atMoment.lost + atMoment.gaps + atMoment.later + desks.unexpected.length
  // A run without any payment before the backup proves nothing, so it fails.
  if (wrong > 0 || found.atBackup === 0 || !noticed.startsWith('checksum')) process.exitCode = 1
} finally {
  await clean()
}
process.exit()
