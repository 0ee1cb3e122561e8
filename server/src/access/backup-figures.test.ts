import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startEmbedded } from '../db/embedded.ts'
import { noteLogAge } from '../db/log-age.ts'
import { migrate } from '../db/migrate.ts'
import { noteBackup } from '../db/note-backup.ts'
import { useServer } from '../testing/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'nivas-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Makes a separate PostgreSQL: the receiver of its log would hold back the log of other tests. */
async function makeDatabase() {
  const { url, stop } = await startEmbedded({ dataDir: folder, durable: false })
  await migrate(url)
  return { url, drop: stop }
}
const server = useServer(undefined, { jobs: false, database: makeDatabase })

async function asSuperuser(statement: string) {
  const address = new URL(server.url)
  address.username = 'postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Moves every record of a backup this many hours into the past. */
const later = (hours: number) =>
  sql`update backups set whole_until = whole_until - make_interval(hours => ${hours}),
    next_at = next_at - make_interval(hours => ${hours})`.execute(server.db)
const receive = () =>
  asSuperuser(`select pg_replication_slot_advance('nivas_backup', pg_current_wal_flush_lsn())`)
const write = () =>
  sql`select pg_logical_emit_message(false, 'test', repeat('x', 100000), true)`.execute(server.db)

async function figures() {
  const administrator = await server.as('manage-users')
  const { hours_without_backup, hours_without_log } = await administrator.data(dashboard.figures, {})
  return [hours_without_backup, hours_without_log]
}

const asDemo = (is: boolean) =>
  (is ? sql`insert into demo_venue default values` : sql`delete from demo_venue`).execute(server.db)

/** Makes the database this many hours older. */
const makeOlder = (hours: number) =>
  sql`update migrations set run_on = run_on - make_interval(hours => ${hours})`.execute(server.db)

it('the dashboard shows that a backup was never made, once the database is two days old and unless it is a demo', async () => {
  const never = async () =>
    (await (await server.as('mail-outbox')).data(dashboard.figures, {})).hours_before_first_backup
  await makeOlder(47)
  expect(await never()).toBe(0)
  await makeOlder(3)
  expect(await never()).toBe(50)
  const desk = await server.as('manage-reservations')
  expect((await desk.data(dashboard.figures, {})).hours_before_first_backup).toBeNull()
  await asDemo(true)
  expect(await never()).toBe(0)
  await asDemo(false)
  expect(await never()).toBe(50)
  await noteBackup(server.url)
  expect(await never()).toBe(0)
  await sql`delete from backups`.execute(server.db)
})

it('the dashboard shows the age of a late backup, only to administrators of the installation', async () => {
  expect(await figures()).toEqual([0, 0])
  await noteBackup(server.url)
  await later(30)
  expect(await figures()).toEqual([0, 0])
  await later(10)
  expect(await figures()).toEqual([40, 0])
  const desk = await server.as('manage-reservations')
  expect((await desk.data(dashboard.figures, {})).hours_without_backup).toBeNull()
  await noteBackup(server.url)
  expect(await figures()).toEqual([0, 0])
})

it('the dashboard shows the age of a log that is no longer received, until it is received again', async () => {
  await noteLogAge(server.db)
  expect(await figures()).toEqual([0, 0])
  await asSuperuser(`select pg_create_physical_replication_slot('nivas_backup', true)`)
  await receive()
  await noteLogAge(server.db)
  // No log is received, because the disk of the backups is full.
  await write()
  await noteLogAge(server.db)
  await later(3)
  await write()
  await noteLogAge(server.db)
  expect(await figures()).toEqual([0, 3])
  await receive()
  await noteLogAge(server.db)
  expect(await figures()).toEqual([0, 0])

  await asSuperuser(`select pg_drop_replication_slot('nivas_backup')`)
  await later(5)
  await noteLogAge(server.db)
  expect(await figures()).toEqual([0, 5])
})
