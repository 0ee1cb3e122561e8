import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../../server/src/db/embedded.ts'
import { type ServerProcess, startServer } from '../../server/src/testing/process.ts'
import { startProxy } from '../../server/src/testing/proxy.ts'
import { until, venueIn } from './kills.ts'
import { administrator, check, type Load, startLoad } from './load.ts'

/** The result of a scenario; `wrong` is empty when it succeeded. */
export type Outcome = { title: string; found: string; wrong: string[] }

export type Circumstances = { port: number; seconds: number }

/** A call may take 15 s, its session's look-up 11 s before that; and the machine is busy. */
const LONGEST_WAIT_MS = 28_000
/** The maximum time until readiness reports the fault. */
const NOTICED_MS = 15_000
/** The maximum time until work continues after the repair. */
const RECOVERED_MS = 20_000

const serve = (port: number, databaseUrl: string): ServerProcess =>
  startServer({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    NIVAS_DEMO: '1',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  })

/** Servers on an external PostgreSQL, under load. */
async function onForeignDatabase(
  ports: number[],
  work: (around: {
    database: Embedded
    dataDir: string
    servers: ServerProcess[]
    load: Load
    again: () => Promise<Embedded>
  }) => Promise<string[]>,
  urlFor: (url: string) => Promise<string> = async (url) => url,
): Promise<{ found: string[]; wrong: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nivas-faults-'))
  let database = await startEmbedded({ dataDir })
  const url = await urlFor(database.url)
  const servers: ServerProcess[] = []
  try {
    for (const port of ports) {
      const server = serve(port, url)
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

/** The faults after all started work was finished; jobs must run again too. */
async function wrongAfter(load: Load, url: string): Promise<string[]> {
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
    ...(load.seen.longest > LONGEST_WAIT_MS ? [`somebody waited ${Math.round(load.seen.longest)} ms`] : []),
    ...new Set(load.odd),
  ]
}

type Fault = { breaks: () => unknown; heals: () => unknown; clients?: number }

/** Breaks something under load, waits for its detection and for the given time, and repairs it. */
async function broken(load: Load, origin: string, seconds: number, fault: Fault): Promise<string[]> {
  load.begin(fault.clients ?? 6)
  try {
    await sleep(1_000)
    load.seen = { longest: 0, turnedAway: 0, failed: 0 }
    const before = load.acknowledged()
    const begun = Date.now()
    await fault.breaks()
    const noticed = await until(origin, false, NOTICED_MS)
    await sleep(Math.max(0, seconds * 1000 - (Date.now() - begun)))
    const during = load.acknowledged() - before
    await fault.heals()
    const recovered = await until(origin, true, RECOVERED_MS)
    await sleep(1_000)
    const { longest, turnedAway, failed } = load.seen
    return [
      `not ready after ${(noticed / 1000).toFixed(1)} s, ready ${(recovered / 1000).toFixed(1)} s after it was over`,
      `${turnedAway} told to try again later, ${failed} without that; ${during} acknowledged meanwhile; longest wait ${(longest / 1000).toFixed(1)} s`,
    ]
  } catch (error) {
    await fault.heals()
    throw error
  } finally {
    await load.pause()
  }
}

/** PostgreSQL and its processes for clients. */
function processesOf(dataDir: string): number[] {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  return [postmaster, ...stdout.trim().split(/\s+/).map(Number).filter(Boolean)]
}

const stopped = ({ port, seconds }: Circumstances) =>
  onForeignDatabase([port], ({ database, load, again }) =>
    broken(load, `http://localhost:${port}`, seconds, { breaks: database.stop, heals: again }),
  )

const frozen = ({ port, seconds }: Circumstances) =>
  onForeignDatabase([port], ({ dataDir, load }) => {
    let pids: number[] = []
    return broken(load, `http://localhost:${port}`, seconds, {
      breaks: () => {
        pids = processesOf(dataDir)
        for (const pid of pids) process.kill(pid, 'SIGSTOP')
      },
      heals: () => {
        for (const pid of pids.toReversed()) process.kill(pid, 'SIGCONT')
      },
    })
  })

const slow = async ({ port, seconds }: Circumstances) => {
  let proxy: Awaited<ReturnType<typeof startProxy>> | undefined
  const outcome = await onForeignDatabase(
    [port],
    ({ load }) =>
      broken(load, `http://localhost:${port}`, seconds, {
        breaks: () => proxy?.set({ delay: 3_000 }),
        heals: () => proxy?.set('open'),
      }),
    async (url) => {
      proxy = await startProxy(url)
      return proxy.url
    },
  )
  proxy?.stop()
  return outcome
}

const exhausted = ({ port }: Circumstances) =>
  onForeignDatabase([port], async ({ database, load }) => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const found = await broken(load, `http://localhost:${port}`, 20, {
      clients: 40,
      // No cashier gets a receipt: each waits for this row, and occupies a connection.
      breaks: () => client.query(`begin; select from receipt_series where series = 'bhent' for update`),
      heals: () => client.query('rollback'),
    })
    await client.end()
    return found
  })

const twoServers = ({ port }: Circumstances) =>
  onForeignDatabase([port, port + 1], async ({ servers, load }) => {
    load.begin(8)
    await sleep(3_000)
    load.seen = { longest: 0, turnedAway: 0, failed: 0 }
    const before = load.acknowledged()
    servers[1]?.child.kill('SIGKILL')
    await sleep(4_000)
    const { longest, failed } = load.seen
    const other = [...load.origins]
    load.origins = other.slice(0, 1)
    return [
      `one of two killed: ${load.acknowledged() - before} acknowledged by the other within 4 s, ${failed} requests tried again, longest wait ${(longest / 1000).toFixed(1)} s`,
    ]
  })

/** A folder on a separate small disk; undefined where we may not create one. */
function smallDisk(): { folder: string; remove: () => void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'nivas-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=450m,mode=755', 'tmpfs', folder])
  if (status === 0)
    return {
      folder,
      remove: () => {
        spawnSync('umount', ['-l', folder])
        rmSync(folder, { recursive: true, force: true })
      },
    }
  rmSync(folder, { recursive: true, force: true })
  return undefined
}

const fullDisk = async ({ port }: Circumstances) => {
  const disk = smallDisk()
  if (!disk) return { found: ['skipped: no disk can be mounted here (not root)'], wrong: [] }
  const dataDir = join(disk.folder, 'data')
  mkdirSync(dataDir)
  const venue = venueIn(dataDir, port)
  const filler = join(disk.folder, 'filler')
  const fillUp = () => {
    for (let n = 0; ; n += 1) {
      const { bavail, bsize } = statfsSync(disk.folder)
      if (bavail < 1) return
      try {
        writeFileSync(`${filler}-${n}`, Buffer.alloc(Math.min(bavail * bsize, 8_000_000)))
      } catch {
        return
      }
    }
  }
  try {
    await venue.start()
    const load = await startLoad([`http://localhost:${port}`], venue.url())
    const filling = setInterval(fillUp, 300)
    const found = await broken(load, `http://localhost:${port}`, 30, {
      breaks: fillUp,
      heals: () => {
        clearInterval(filling)
        for (const name of readdirSync(disk.folder))
          if (name.startsWith('filler')) rmSync(join(disk.folder, name))
      },
    }).finally(() => clearInterval(filling))
    return { found, wrong: await wrongAfter(load, venue.url()) }
  } finally {
    await venue.stop().catch(() => {})
    await sleep(1_000)
    disk.remove()
  }
}

const scenarios = {
  stopped: ['the database is stopped, and started again', stopped],
  frozen: ['the database is frozen (SIGSTOP)', frozen],
  slow: ['the database answers slowly', slow],
  exhausted: ['every connection is taken', exhausted],
  disk: ['the disk is full', fullDisk],
  two: ['two servers on one database, one of them killed', twoServers],
} as const

export const scenarioNames = Object.keys(scenarios) as (keyof typeof scenarios)[]

/** Runs one scenario; an error of the scenario is reported too. */
export async function carryOut(name: keyof typeof scenarios, circumstances: Circumstances): Promise<Outcome> {
  const [title, run] = scenarios[name]
  console.log(`\n${title}`)
  const { found, wrong } = await run(circumstances).catch((error: Error) => ({
    found: [],
    wrong: [error.message],
  }))
  for (const line of found) console.log(`  ${line}`)
  for (const line of wrong) console.log(`  WRONG: ${line}`)
  return { title, found: found.join('; '), wrong }
}
