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

/**
 * A database of the benchmark: its address, and the superuser's, who may read its settings and statistics.
 */
export type Filled = { size: number; rooms: number; url: string; adminUrl: string }

export type Cluster = {
  /** A database with this many reservations and rooms, by default 5,000 rooms. */
  database: (size: number, rooms?: number) => Promise<Filled>
  /** A database with only an administrator, created again unless `keep` is set; resolves to its address. */
  empty: (name: string, options: { keep: boolean }) => Promise<string>
  /** A new database without tables. */
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

/** Runs one statement on a connection of its own. */
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
 * Changes when the content of a filled database changes; and every day, because its days are relative to
 * today.
 */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const file of readdirSync(new URL('.', import.meta.url)).filter((name) => /^fill.*\.ts$/.test(name)))
    hash.update(readFileSync(new URL(file, import.meta.url)))
  const migrations = new URL('../server/src/db/migrations/', import.meta.url)
  for (const file of readdirSync(migrations).sort()) hash.update(readFileSync(new URL(file, migrations)))
  return hash.digest('hex')
}

/** One measurement at a time works on the folder: another one fails, and says which process has it. */
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
 * The PostgreSQL of the product, durable as in service, in the benchmark's own folder. Databases are filled
 * once and cached for the next run.
 */
export async function startCluster(): Promise<Cluster> {
  const dataDir = fileURLToPath(new URL('../.cache/bench', import.meta.url))
  const embedded = await startAlone(dataDir)
  // Also when `npm run measure` has ended without us: PostgreSQL would stay, and its lock would refuse the next one.
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
