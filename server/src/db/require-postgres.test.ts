import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createDatabase } from '../testing/create-database.ts'
import { requirePostgres } from './require-postgres.ts'

let url: string
let drop: () => Promise<void>

beforeEach(async () => {
  const created = await createDatabase(inject('templateUrl'))
  url = created.url
  drop = created.drop
})
afterEach(() => drop())

async function query(text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

test("an empty database that belongs to the venue's user can be used", async () => {
  await requirePostgres(url, 'Asia/Kolkata')
})

test('a user without the right to create tables is refused before the first one', async () => {
  await query('revoke create on schema public from pg_database_owner')
  await expect(requirePostgres(url)).rejects.toThrow(
    'The user of DATABASE_URL may not create tables there: make it the owner of the database.',
  )
})

test('a read-only database is refused as such', async () => {
  const { pathname } = new URL(url)
  await query(`alter database ${pathname.slice(1)} set default_transaction_read_only = on`)
  await expect(requirePostgres(url)).rejects.toThrow('DATABASE_URL is a database that can only be read')
})

test('a time zone that this PostgreSQL does not know is refused at the start', async () => {
  await expect(requirePostgres(url, 'Asia/Nowhere')).rejects.toThrow(
    'VENUE_TZ Asia/Nowhere is not known to the PostgreSQL of DATABASE_URL.',
  )
})
