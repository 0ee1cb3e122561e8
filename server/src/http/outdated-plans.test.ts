import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { createTestDatabase } from '../testing/database.ts'
import { inTransaction } from './transaction.ts'

let database: Database
let stop: () => Promise<void>

beforeAll(async () => {
  const { url, drop } = await createTestDatabase()
  // One connection, on which every statement is prepared.
  database = connect(url, { max: 1 })
  stop = async () => {
    await database.db.destroy()
    await drop()
  }
})
afterAll(() => stop())

/** A statement with a value, so that it is prepared. */
const readGates = async (on: Kysely<DB>) => {
  const { rows } = await sql<Record<string, unknown>>`select * from gates where id > ${0}`.execute(on)
  return Object.keys(rows[0] ?? {})
}

test('a statement fails once after a migration has changed its table, and is then prepared again', async () => {
  await readGates(database.db)
  await sql`alter table gates add column of_tomorrow int`.execute(database.db)
  await expect(readGates(database.db)).rejects.toThrow()
  expect(await readGates(database.db)).toContain('of_tomorrow')
})

test('a call that writes succeeds all the same', async () => {
  await readGates(database.db)
  await sql`alter table gates add column of_next_week int`.execute(database.db)
  expect(await inTransaction(database.db, readGates)).toContain('of_next_week')
})
