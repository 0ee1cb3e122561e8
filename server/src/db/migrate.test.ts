import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrateBefore } from '../testing/carry-over.ts'
import { createDatabase } from '../testing/create-database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

test('an earlier version does not start on the database of a later one', async () => {
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into migrations (name, run_on) values ('9999_of_tomorrow', now())`)
  await expect(migrate(url)).rejects.toThrow(
    'A later version of Nivas has worked on this database (9999_of_tomorrow).',
  )
  await client.query(`delete from migrations where name = '9999_of_tomorrow'`)
  await migrate(url)
  await client.end()
  await drop()
})

test('a server starts on a database that was made while the clock of its machine was ahead', async () => {
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update migrations set run_on = run_on + interval '4 years' where id < 50`)
  await migrate(url)
  await client.end()
  await drop()
})

test('a database that lacks a migration in the middle is refused in one line', async () => {
  const { url, drop } = await createTestDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`delete from migrations where name = '0004_administration'`)
  await expect(migrate(url)).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringContaining('made 0005_venue without 0004_administration'),
  })
  await client.end()
  await drop()
})

test('a migration that fails leaves the tables of the previous version, and the next start tries again', async () => {
  const { url, drop } = await createDatabase(inject('templateUrl'))
  await migrateBefore(url, '_permissions_since.sql')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Inserted by SQL, because no screen accepts a blank name.
  await client.query(`insert into event_types (name) values (' ')`)
  const migrations = async () => (await client.query('select name from migrations order by id')).rows
  const before = await migrations()

  await expect(migrate(url)).rejects.toThrow(
    /^The database cannot be brought to this version: 0181_names_without_case failed \(check constraint .*\)\. Nothing was changed: the version before can be started again\.$/,
  )
  expect(await migrations()).toEqual(before)

  await client.query(`delete from event_types where name = ' '`)
  await migrate(url)
  expect((await migrations()).length).toBeGreaterThan(before.length)
  await client.end()
  await drop()
}, 60_000)

test('an update is repeated after a deadlock with a request of a server that still runs', async () => {
  const { url, drop } = await createDatabase(inject('templateUrl'))
  await migrateBefore(url, '_sums_of_drawers.sql')
  const request = new pg.Client({ connectionString: url })
  await request.connect()
  // Locks in the order of a Bhent: first the reservation, then the session of its counter, which the update has locked
  // by then.
  await request.query('begin; lock table reservations in row exclusive mode')
  const updated = migrate(url)
  const waiting = `select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
  const isWaiting = async () => (await request.query(waiting)).rowCount
  await expect.poll(isWaiting, { timeout: 20_000, interval: 10 }).toBe(1)
  // PostgreSQL ends the transaction that detects the deadlock first: the update, which has waited longer.
  await request.query('lock table cash_sessions in row exclusive mode').catch(() => {})
  await request.query('commit')
  await updated
  expect((await request.query('select is_active from gates')).rows).toEqual([{ is_active: true }])
  await request.end()
  await drop()
}, 60_000)
