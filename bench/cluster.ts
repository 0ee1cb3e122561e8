import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { ensureFirstAdministrator } from '../server/src/access/index.ts'
import { connect } from '../server/src/db/connection.ts'
import { type Embedded, startEmbedded } from '../server/src/db/embedded.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { onStop } from '../server/src/signals.ts'
import { administrator, fill } from './fill.ts'

/** A database of the benchmark, with its address and that of the superuser, who may read settings and statistics. */
export type Filled = { size: number; rooms: number; url: string; adminUrl: string }

export type Cluster = {
  /** Returns a database with this many reservations and rooms, by default 5,000 rooms. */
  database: (size: number, rooms?: number) => Promise<Filled>
  /** Creates a database with only an administrator, or with `keep` leaves the present one; resolves to its address. */
  empty: (name: string, options: { keep: boolean }) => Promise<string>
  /** Creates a database without tables. */
  plain: (name: string) => Promise<{ url: string; adminUrl: string }>
  stop: () => Promise<void>
}

const ROOMS = 5_000

const at = (url: string, user: string, name: string) => {
  const address = new URL(url)
  address.username = user
  address.pathname = `/${name}`
  return address.href
}

/** Runs one statement on a new connection. */
export async function runOnce(url: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}

/**
 * Returns a hash that changes with the content of a filled database, and every day, because its days relate to today.
 */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const file of readdirSync(new URL('.', import.meta.url)).filter((name) => /^fill.*\.ts$/.test(name)))
    hash.update(readFileSync(new URL(file, import.meta.url)))
  const migrations = new URL('../server/src/db/migrations/', import.meta.url)
  for (const file of readdirSync(migrations).sort()) hash.update(readFileSync(new URL(file, migrations)))
  return hash.digest('hex')
}

/**
 * Starts PostgreSQL on the folder. Only one measurement at a time can use the folder: a second one fails and names the
 * process of the first.
 */
async function startAlone(dataDir: string): Promise<Embedded> {
  const file = join(dataDir, 'measurement.pid')
  try {
    const embedded = await startEmbedded({ dataDir, durable: true })
    writeFileSync(file, String(process.pid))
    return embedded
  } catch (error) {
    if (!(error as { taken?: boolean }).taken || !existsSync(file)) throw error
    const pid = readFileSync(file, 'utf8')
    throw new Error(
      `Another measurement works on ${dataDir}, as process ${pid}: wait until it ends, or end it by \`kill ${pid}\`.`,
    )
  }
}

/**
 * Starts the PostgreSQL of the product in the folder of the benchmark, durable as in service. Databases are filled
 * once and cached for the next run.
 */
export async function startCluster(): Promise<Cluster> {
  const dataDir = fileURLToPath(new URL('../.cache/bench', import.meta.url))
  const embedded = await startAlone(dataDir)
  // Stop PostgreSQL even if `npm run measure` ends first: it would keep running, and its lock would refuse the next
  // run.
  onStop(() => void embedded.stop().finally(() => process.exit(1)))
  const admin = (name: string) => at(embedded.url, 'postgres', name)

  const database = async (size: number, rooms = ROOMS): Promise<Filled> => {
    const name = `bench_${size}_${rooms}`
    const filled: Filled = { size, rooms, url: at(embedded.url, 'nivas', name), adminUrl: admin(name) }
    const { rows } = await runOnce(
      admin('postgres'),
      `select shobj_description(oid, 'pg_database') as made_by from pg_database where datname = $1`,
      [name],
    )
    if (rows[0]?.made_by === fingerprint()) return filled
    console.log(
      `Filling a database with ${size.toLocaleString('en')} reservations over ${rooms.toLocaleString('en')} rooms …`,
    )
    await runOnce(admin('postgres'), `drop database if exists ${name} with (force)`)
    await runOnce(admin('postgres'), `create database ${name} owner nivas`)
    await migrate(filled.url)
    await fill(filled)
    await runOnce(admin('postgres'), `comment on database ${name} is '${fingerprint()}'`)
    return filled
  }
  const plain: Cluster['plain'] = async (name) => {
    await runOnce(admin('postgres'), `drop database if exists ${name} with (force)`)
    await runOnce(admin('postgres'), `create database ${name} owner nivas`)
    return { url: at(embedded.url, 'nivas', name), adminUrl: admin(name) }
  }
  const empty: Cluster['empty'] = async (name, { keep }) => {
    if (keep) return at(embedded.url, 'nivas', name)
    const { url } = await plain(name)
    await migrate(url)
    const { db } = connect(url)
    await ensureFirstAdministrator(db, administrator)
    await db.destroy()
    return url
  }
  return { database, empty, plain, stop: embedded.stop }
}
