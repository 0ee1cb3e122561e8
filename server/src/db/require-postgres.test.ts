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

test('a database of another encoding is refused before the first table', async () => {
  const other = await createDatabase(
    inject('templateUrl'),
    "template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'",
  )
  await expect(requirePostgres(other.url)).rejects.toThrow(
    'The database of DATABASE_URL has the encoding SQL_ASCII: create it with template',
  )
  await other.drop()
})

test('a DateStyle in which moments cannot be read is refused at the start', async () => {
  const { pathname } = new URL(url)
  await query(`alter database ${pathname.slice(1)} set DateStyle = 'SQL, DMY'`)
  await expect(requirePostgres(url)).rejects.toThrow(
    "DateStyle is 'SQL, DMY' for the user of DATABASE_URL; Nivas needs ISO",
  )
})

test('a pooler, which refuses or drops the settings of a connection, is refused as such', async () => {
  const pooled = new URL(url)
  pooled.searchParams.set('statement_timeout', '0')
  await expect(requirePostgres(pooled.href)).rejects.toThrow(
    'DATABASE_URL leads to a pooler such as PgBouncer',
  )
})
