import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from './embedded.ts'

let dataDir: string
let running: Embedded[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nivas-embedded-'))
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

test('data outlives a stop, and the database is new until the first start is settled', async () => {
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

test('a second server on the same folder is refused, and the first one is not disturbed', async () => {
  const { url } = await start()
  await expect(start()).rejects.toThrow(`Another Nivas server is already running on ${dataDir}.`)
  await query(url, 'select 1')
})

test('PostgreSQL is brought up again when it is killed while the server runs', async () => {
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
  // It takes its lock back a moment later.
  await setTimeout(500)
  await expect(start()).rejects.toThrow('Another Nivas server')
})

test('a pid file that names a process of somebody else does not keep PostgreSQL from starting', async () => {
  const { stop } = await start()
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const text = readFileSync(pidFile, 'utf8')
  await stop()
  writeFileSync(pidFile, text.replace(/^\d+/, String(process.pid)))
  await query((await start()).url, 'select 1')
})

test('nobody gets in without the password, and nobody else can read it', async () => {
  const { url } = await start()
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres', 'nivas.password')).mode & 0o777).toBe(0o600)
})

test('a path that is too long for a socket works too, and still asks for the password', async () => {
  const folder = join(dataDir, 'a'.repeat(120), "it's here")
  const { url } = await start(folder)
  await query(url, 'select 1')
  await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  )
})

test('the server is no superuser of its database', async () => {
  const { url } = await start()
  const { rows } = await query(url, 'select rolsuper from pg_roles where rolname = current_user')
  expect(rows).toEqual([{ rolsuper: false }])
})

test.runIf(process.getuid?.() === 0)(
  'as root, PostgreSQL runs as somebody else, in a folder only root can enter',
  async () => {
    const { url } = await start(join(dataDir, 'private'))
    expect(statSync(dataDir).mode & 0o077).toBe(0)
    expect(statSync(join(dataDir, 'private', 'postgres')).uid).not.toBe(0)
    await query(url, 'select 1')
  },
)

test('a database of another version is left alone, and the message says what it is', async () => {
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow('was made by PostgreSQL 17; this is 18')
})
