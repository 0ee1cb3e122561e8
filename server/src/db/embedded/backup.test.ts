import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from '../../testing/folder.ts'
import { type Embedded, startEmbedded } from '../embedded.ts'
import { backUp } from './backup.ts'

let folder: string
let running: Embedded[]

beforeEach(() => {
  folder = makeFolder('backup')
  running = []
})
afterEach(async () => {
  for (const { stop } of running) await stop()
  rmSync(folder, { recursive: true })
})

async function start(name: string) {
  const embedded = await startEmbedded({ dataDir: join(folder, name), durable: false })
  running.push(embedded)
  const client = new pg.Client({ connectionString: embedded.url })
  client.on('error', () => {})
  await client.connect()
  const superuser = new URL(embedded.url)
  superuser.username = 'postgres'
  return { client, superuser: superuser.href }
}

function unpack(backup: string, name: string) {
  const to = join(folder, name, 'postgres')
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const { status } = spawnSync('tar', ['-xzf', join(backup, 'postgres.tar.gz'), '-C', to])
  expect(status).toBe(0)
  return to
}

type Manifest = { Files: { Path: string; Checksum: string }[] }

test('a backup during work is consistent: it has everything up to a moment, and no partial record', async () => {
  const { client, superuser } = await start('venue')
  await client.query('create table parent (id int primary key)')
  await client.query('create table child (parent_id int primary key references parent, filler text)')
  let written = 0
  let working = true
  const work = (async () => {
    while (working) {
      const id = written + 1
      await client.query('begin')
      await client.query('insert into parent values ($1)', [id])
      await client.query(`insert into child values ($1, repeat('x', 2000))`, [id])
      await client.query('commit')
      written = id
    }
  })()
  await expect.poll(() => written).toBeGreaterThan(100)
  writeFileSync(join(folder, 'venue', 'kept'), 'a file of the venue')
  const before = written
  const backup = join(folder, 'backup')
  await backUp(superuser, join(folder, 'venue'), backup)
  const after = written
  await sleep(50)
  working = false
  await work
  await client.end()
  expect(after).toBeGreaterThan(before)
  expect(readdirSync(backup).sort()).toEqual(['backup_manifest', 'files', 'postgres.tar.gz'])
  expect(readdirSync(join(backup, 'files'))).toEqual(['kept'])
  expect(statSync(backup).mode & 0o77).toBe(0)

  const unpacked = unpack(backup, 'elsewhere')
  const { Files } = JSON.parse(readFileSync(join(backup, 'backup_manifest'), 'utf8')) as Manifest
  expect(Files.length).toBeGreaterThan(500)
  for (const { Path, Checksum } of Files)
    expect(
      createHash('sha256')
        .update(readFileSync(join(unpacked, Path)))
        .digest('hex'),
    ).toBe(Checksum)

  const { client: restored } = await start('elsewhere')
  const { rows } = await restored.query(
    `select count(*)::int as count, max(id) as last, (select count(*)::int from child) as children from parent`,
  )
  const [{ count, last, children }] = rows
  expect([count, children]).toEqual([last, last])
  expect(count).toBeGreaterThanOrEqual(before)
  expect(count).toBeLessThanOrEqual(written)
  await restored.query('insert into parent values (0)')
  await restored.end()
})

test('a DATA_DIR that is a link to a folder is backed up with its files', async () => {
  const { client, superuser } = await start('venue')
  await client.end()
  writeFileSync(join(folder, 'venue', 'identity.key'), 'the key of the venue')
  symlinkSync(join(folder, 'venue'), join(folder, 'linked'))
  const files = join(folder, 'backup', 'files')
  await backUp(superuser, join(folder, 'linked'), join(folder, 'backup'))
  expect(lstatSync(files).isDirectory()).toBe(true)
  expect(readdirSync(files)).toEqual(['identity.key'])
})

test('a backup does not overwrite another one, and a failed one leaves nothing behind', async () => {
  const { client, superuser } = await start('venue')
  await client.end()
  await expect(backUp(superuser, join(folder, 'venue'), join(folder, 'venue'))).rejects.toThrow(
    'is there already',
  )
  const wrong = superuser.replace(/:[^:@]+@/, ':guess@')
  await expect(backUp(wrong, join(folder, 'venue'), join(folder, 'backup'))).rejects.toThrow('password')
  expect(readdirSync(folder)).toEqual(['venue'])
})

test.each([
  ['a folder without a database', [], 'backup', /^There is no database in .* \(DATA_DIR\)\./],
  [
    'a backup inside the data',
    ['postgres'],
    'venue/backup',
    /lies in .* \(DATA_DIR\): a backup lies beside it\./,
  ],
  [
    'a backup inside the data whose name begins with two dots',
    ['postgres'],
    'venue/..backup',
    /lies in .* \(DATA_DIR\): a backup lies beside it\./,
  ],
])('npm run backup refuses %s, and makes nothing', (_, kept, target, message) => {
  const dataDir = join(folder, 'venue')
  mkdirSync(join(dataDir, ...kept), { recursive: true })
  const { status, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('backup-cli.ts', import.meta.url)), join(folder, target)],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(message)
  expect(existsSync(join(folder, target))).toBe(false)
})
