import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../../server/src/db/embedded.ts'
import { type ServerProcess, startServer } from '../../server/src/testing/process.ts'
import { until } from './kills.ts'
import { administrator, check, type Load, startLoad } from './load.ts'

/** A call may take 15 s, after up to 11 s for the look-up of its session, on a busy machine. */
const LONGEST_WAIT_MS = 28_000
/** The maximum time until readiness reports the fault. */
const NOTICED_MS = 15_000
/** The maximum time until work continues after the repair. */
const RECOVERED_MS = 20_000

const serve = (port: number, databaseUrl: string, env: Record<string, string>): ServerProcess =>
  startServer({
    ...env,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    NIVAS_DEMO: '1',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  })

/** Starts servers on an external PostgreSQL with load and runs `work` on them; returns its findings and the faults. */
export async function onForeignDatabase(
  ports: number[],
  work: (around: {
    database: Embedded
    dataDir: string
    servers: ServerProcess[]
    load: Load
    again: () => Promise<Embedded>
  }) => Promise<string[]>,
  {
    urlFor = async (url) => url,
    env = {},
  }: { urlFor?: (url: string) => Promise<string>; env?: Record<string, string> } = {},
): Promise<{ found: string[]; wrong: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nivas-faults-'))
  let database = await startEmbedded({ dataDir })
  const url = await urlFor(database.url)
  const servers: ServerProcess[] = []
  try {
    for (const port of ports) {
      const server = serve(port, url, env)
      servers.push(server)
      await server.ready
    }
    const load = await startLoad(
      ports.map((port) => `http://localhost:${port}`),
      database.url,
    )
    const again = async () => {
      database = await startEmbedded({ dataDir })
      return database
    }
    const found = await work({ database, dataDir, servers, load, again })
    return { found, wrong: await wrongAfter(load, database.url) }
  } finally {
    for (const { child } of servers) child.kill('SIGTERM')
    await Promise.all(servers.map(({ ended }) => ended))
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Finishes all work that was begun, and returns the faults. Jobs must have run again too: their mails are counted. */
export async function wrongAfter(load: Load, url: string): Promise<string[]> {
  await load.finish()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const applied = load.pieces.filter(({ isPublic, steps }) => isPublic && steps.every(({ answer }) => answer))
  let mails = 0
  for (let tries = 0; tries < 100 && mails < applied.length; tries += 1) {
    const { rows } = await client.query(
      'select count(*)::int as count from mails where to_address = any($1)',
      [applied.map(({ mark }) => `${mark}@example.org`)],
    )
    mails = rows[0].count
    if (mails < applied.length) await sleep(300)
  }
  await client.end()
  const { lost, doubled, gaps, unbalanced } = await check(load, url)
  return [
    ...(lost + doubled + gaps + unbalanced > 0
      ? [`${lost} lost, ${doubled} doubled, ${gaps} gaps, ${unbalanced} unbalanced`]
      : []),
    ...(mails < applied.length
      ? [`${mails} of ${applied.length} applications were acknowledged by mail`]
      : []),
    ...(load.seen.longest > LONGEST_WAIT_MS
      ? [`the longest wait was ${Math.round(load.seen.longest)} ms`]
      : []),
    ...new Set(load.odd),
  ]
}

type Fault = { breaks: () => unknown; heals: () => unknown; clients?: number }

/** Causes a fault under load, waits for its detection and for the given time, and repairs it. */
export async function broken(load: Load, origin: string, seconds: number, fault: Fault): Promise<string[]> {
  load.begin(fault.clients ?? 6)
  try {
    await sleep(1_000)
    load.seen = { longest: 0, turnedAway: 0, failed: 0 }
    const before = load.acknowledged()
    const begun = Date.now()
    await fault.breaks()
    const noticed = await until(origin, 'not ready', NOTICED_MS)
    await sleep(Math.max(0, seconds * 1000 - (Date.now() - begun)))
    const during = load.acknowledged() - before
    await fault.heals()
    const recovered = await until(origin, 'ready', RECOVERED_MS)
    await sleep(1_000)
    const { longest, turnedAway, failed } = load.seen
    return [
      `not ready after ${(noticed / 1000).toFixed(1)} s, ready ${(recovered / 1000).toFixed(1)} s after it was over`,
      `${turnedAway} asked to try again later, ${failed} without that; ${during} acknowledged meanwhile; longest wait ${(longest / 1000).toFixed(1)} s`,
    ]
  } catch (error) {
    await fault.heals()
    throw error
  } finally {
    await load.pause()
  }
}
