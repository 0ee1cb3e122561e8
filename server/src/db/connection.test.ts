import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from '../testing/folder.ts'
import { connect, type Database } from './connection.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

let dataDir: string
let embedded: Embedded
let database: Database

/** Runs statements as the superuser, who may change settings of all connections. */
async function administer(...statements: string[]) {
  const url = new URL(embedded.url)
  url.username = 'postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  dataDir = makeFolder('connection')
  embedded = await startEmbedded({ dataDir, durable: false })
  database = connect(embedded.url)
  await sql`create table written (number int)`.execute(database.db)
})

afterAll(async () => {
  await database.db.destroy()
  await embedded.stop()
  rmSync(dataDir, { recursive: true })
})

/** Whether a commit waits for the replica. */
const isWaiting = async () =>
  (await sql`select from pg_stat_activity where wait_event = 'SyncRep'`.execute(database.db)).rows.length > 0

const rowsWritten = async () => (await sql`select number from written`.execute(database.db)).rows.length

test('a commit that waits for a replica is acknowledged only after the replica has it, after any delay', async () => {
  await administer(`alter system set synchronous_standby_names = 'away'`, 'select pg_reload_conf()')
  const written: number[] = []
  const write = () =>
    database.db
      .transaction()
      .execute(async (trx) => {
        await sql`set local synchronous_commit = on`.execute(trx)
        await sql`set local statement_timeout = '200ms'`.execute(trx)
        await sql`insert into written values (1)`.execute(trx)
      })
      .then(() => {
        written.push(1)
      })
  // Commits wait only after PostgreSQL's checkpointer has also read the new setting.
  let writing = write()
  for (let done = 0; !(await isWaiting()); await sleep(20)) {
    if (written.length === done) continue
    done = written.length
    writing = write()
  }
  const acknowledged = written.length
  await sleep(1_500)
  expect(written).toHaveLength(acknowledged)
  await administer('alter system reset synchronous_standby_names', 'select pg_reload_conf()')
  await writing
  expect(await rowsWritten()).toBe(acknowledged + 1)
  expect(written).toHaveLength(acknowledged + 1)
})

test('a read-only replica is not accepted as the database', async () => {
  await database.db.destroy()
  await embedded.stop()
  const folder = join(dataDir, 'postgres')
  const { uid, gid } = statSync(folder)
  writeFileSync(join(folder, 'standby.signal'), '')
  chownSync(join(folder, 'standby.signal'), uid, gid)
  embedded = await startEmbedded({ dataDir, durable: false })
  database = connect(embedded.url)
  const asked = sql`select number from written`.execute(database.db)
  await expect(asked).rejects.toMatchObject({ code: '25006' })

  await administer('select pg_promote()')
  expect(await rowsWritten()).toBeGreaterThan(0)
})

test('a request uses one processor of the database, other work as many as its settings allow', async () => {
  const workersOf = async ({ db }: Database) => {
    const { rows } = await sql<{ most: string }>`
      select current_setting('max_parallel_workers_per_gather') as most`.execute(db)
    return rows[0]?.most
  }
  const requests = connect(embedded.url, { max: 1, forRequests: true })
  expect(await workersOf(requests)).toBe('0')
  expect(await workersOf(database)).not.toBe('0')
  await requests.db.destroy()
})
