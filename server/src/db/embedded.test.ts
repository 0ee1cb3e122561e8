import { chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from '../testing/folder.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

let dataDir: string
let running: Embedded[]

beforeEach(() => {
  dataDir = makeFolder('embedded')
  running = []
})

afterEach(async () => {
  for (const { stop } of running) await stop()
  rmSync(dataDir, { recursive: true })
})

async function start(folder = dataDir) {
  const embedded = await startEmbedded({ dataDir: folder, durable: false })
  running.push(embedded)
  return embedded
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

const postmaster = (folder = dataDir) =>
  Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10)

test('data survives a stop, and the database is new until the first start is settled', async () => {
  const first = await start()
  expect(first.isNew).toBe(true)
  await query(first.url, 'create table kept as select 1 as one')
  await first.stop()

  const second = await start()
  expect(second.isNew).toBe(true)
  second.settle()
  await second.stop()

  const third = await start()
  expect(third.isNew).toBe(false)
  expect((await query(third.url, 'select one from kept')).rows).toEqual([{ one: 1 }])
})

test('a second server on the same folder is refused, and the first one keeps working', async () => {
  const { url } = await start()
  await expect(start()).rejects.toThrow(`Another Nivas server is already running on ${dataDir}.`)
  await query(url, 'select 1')
})

test('PostgreSQL is restarted when it is killed while the server runs', async () => {
  const { url } = await start()
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  await expect
    .poll(
      () =>
        query(url, 'select 1').then(
          () => true,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true)
  expect(postmaster()).not.toBe(killed)
  // The server takes its lock again a moment later.
  await setTimeout(500)
  await expect(start()).rejects.toThrow('Another Nivas server')
})

test('a pid file whose number now belongs to another process does not prevent a start', async () => {
  const { stop } = await start()
  const files = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(dataDir, 'postgres', name))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  await stop()
  for (const [i, file] of files.entries()) {
    writeFileSync(file, (texts[i] ?? '').replace(/^\d+/, String(process.pid)), { mode: 0o600 })
    const { uid, gid } = statSync(join(dataDir, 'postgres'))
    chownSync(file, uid, gid)
  }
  await query((await start()).url, 'select 1')
})

test('only this account can connect: the password is required, and other accounts cannot read it', async () => {
  const { url } = await start()
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  const modes = ['postgres', 'postgres/nivas.password'].map(
    (name) => statSync(join(dataDir, name)).mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o600])

  const { rows } = await query(url, 'select rolsuper from pg_roles where rolname = current_user')
  expect(rows).toEqual([{ rolsuper: false }])
  // PostgreSQL does not run as root, although root owns the parent folder.
  if (process.getuid?.() === 0) expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0)
})

test('a path that is too long for a socket works too, and still requires the password', async () => {
  const folder = join(dataDir, 'a'.repeat(120), "it's here")
  const { url } = await start(folder)
  await query(url, 'select 1')
  await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  )
})

test('PostgreSQL on a port is restarted on the same one: the server knows no other address', async () => {
  const folder = join(dataDir, 'a'.repeat(120))
  const { url } = await start(folder)
  const killed = postmaster(folder)
  process.kill(killed, 'SIGKILL')
  await expect
    .poll(
      () =>
        query(url, 'select 1').then(
          () => postmaster(folder),
          () => killed,
        ),
      { timeout: 15_000 },
    )
    .not.toBe(killed)
})

test('a database of another version is left unchanged, and the message gives its version', async () => {
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow('was made by PostgreSQL 17; this is 18')
})
