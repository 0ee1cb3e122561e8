import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { ensureFirstAdministrator } from '../access/index.ts'
import { connect } from '../db/connection.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { stopWhenWeEnd } from './cluster.ts'
import { createDatabase, type TestDatabase } from './create-database.ts'
import { createTestDatabase } from './database.ts'
import { fillMany } from './fill-many.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const WEEK_MS = 7 * 86_400_000

/**
 * Returns a hash that changes with the migrations, with the statements that fill tables, and every week, because the
 * days in the rows are relative to the day of filling.
 */
function fingerprint(size: number): string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /migrations[\\/].*\.sql$|testing[\\/](fill-)?many\.ts$/.test(file))
    .sort()
  const hash = createHash('sha256').update(`${size} ${Math.floor(Date.now() / WEEK_MS)}`)
  for (const file of files) hash.update(readFileSync(`${source}/${file}`))
  return hash.digest('hex')
}

/** Returns the address for another user and database. All users of an embedded cluster have the same password. */
const as = (user: string, url: string, database: string) => {
  const address = new URL(url)
  address.username = user
  address.pathname = `/${database}`
  return address.href
}

async function query(url: string, text: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows[0])
    .finally(() => client.end())
}

async function fill(url: string, superuserUrl: string, size: number): Promise<void> {
  await migrate(url)
  const { db } = connect(url)
  await ensureFirstAdministrator(db, { adminEmail: 'admin@example.org', adminPassword: 'for the plans only' })
  await db.destroy()
  await fillMany(superuserUrl, size)
}

/**
 * Returns the name of the database of this size on the PostgreSQL at `url`. Fills it first, unless a current one
 * exists.
 */
async function filledDatabase(url: string, size: number): Promise<string> {
  const [name, superuser] = [`large_${size}`, as('postgres', url, 'postgres')]
  const found = await query(
    superuser,
    `select shobj_description(oid, 'pg_database') as filled_by from pg_database where datname = '${name}'`,
  )
  if (found?.filled_by === fingerprint(size)) return name
  await query(superuser, `drop database if exists ${name} with (force)`)
  await query(superuser, `create database ${name} owner nivas`)
  await fill(as('nivas', url, name), as('postgres', url, name), size)
  await query(superuser, `comment on database ${name} is '${fingerprint(size)}'`)
  return name
}

/**
 * Creates a copy of a database with `size` reservations and a proportional number of other rows. The database is filled
 * once and cached in `.cache`, on a separate PostgreSQL. On the server of `TEST_DATABASE_URL` it is filled each time.
 */
export async function createLargeDatabase(size: number): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE_URL) {
    const database = await createTestDatabase()
    await fill(database.url, database.url, size)
    return database
  }
  const dataDir = fileURLToPath(new URL('../../../.cache/large', import.meta.url))
  stopWhenWeEnd(dataDir, { remove: false })
  const { url, stop } = await startEmbedded({ dataDir, durable: false })
  try {
    const copy = await createDatabase(url, await filledDatabase(url, size))
    return { url: copy.url, drop: () => copy.drop().finally(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}
