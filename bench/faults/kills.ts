import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findRunning } from '../../server/src/db/embedded.ts'
import { type ServerProcess, startServer } from '../../server/src/testing/process.ts'
import { administrator, type Counted, check, type Load, startLoad } from './load.ts'

/** The product as a venue runs it: the server with its embedded PostgreSQL, durable, with the demo data. */
export type Venue = {
  server: () => ServerProcess
  postmaster: () => number
  url: () => string
  start: () => Promise<void>
  stop: () => Promise<void>
}

export function venueIn(dataDir: string, port: number): Venue {
  let server: ServerProcess
  const pidFile = join(dataDir, 'postgres/postmaster.pid')
  const postmaster = () => Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  return {
    server: () => server,
    postmaster,
    url: () => findRunning(dataDir) ?? '',
    start: async () => {
      server = startServer({
        DATA_DIR: dataDir,
        PORT: String(port),
        NIVAS_DEMO: '1',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      })
      await server.ready
    },
    stop: async () => {
      server.child.kill('SIGTERM')
      await server.ended
      if (existsSync(pidFile)) process.kill(postmaster(), 'SIGINT')
    },
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Waits until the server is ready, or is no longer ready; returns the duration in ms. */
export async function until(origin: string, state: 'ready' | 'not ready', most = 60_000): Promise<number> {
  const begun = performance.now()
  while ((await isReady(origin)) !== (state === 'ready')) {
    if (performance.now() - begun > most) throw new Error(`${origin} was not '${state}' within ${most} ms`)
    await sleep(50)
  }
  return performance.now() - begun
}

const ways = ['server', 'postgres', 'both'] as const

export type Killed = Counted & {
  runs: number
  acknowledged: number
  ready: { median: number; worst: number }
}

/** Runs `kill -9` under load this many times at random moments: in turns on the server, on PostgreSQL, and on both. */
export async function kills(runs: number, port: number): Promise<Killed> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nivas-faults-'))
  const venue = venueIn(dataDir, port)
  const origin = `http://localhost:${port}`
  const waits: number[] = []
  const total: Counted = { lost: 0, doubled: 0, gaps: 0, unbalanced: 0 }
  await venue.start()
  try {
    const load: Load = await startLoad([origin], venue.url())
    load.begin(6)
    for (let run = 0; run < runs; run += 1) {
      const way = ways[run % ways.length] ?? 'server'
      const before = load.acknowledged()
      await sleep(200 + Math.random() * 1_300)
      const pid = venue.postmaster()
      const begun = performance.now()
      if (way !== 'postgres') venue.server().child.kill('SIGKILL')
      if (way !== 'server') process.kill(pid, 'SIGKILL')
      if (way !== 'postgres') {
        await venue.server().ended
        await venue.start()
      } else
        while (!existsSync(join(dataDir, 'postgres/postmaster.pid')) || venue.postmaster() === pid)
          await sleep(20)
      await until(origin, 'ready')
      waits.push(performance.now() - begun)
      const counted = await check(load, venue.url())
      total.lost = Math.max(total.lost, counted.lost)
      total.doubled = Math.max(total.doubled, counted.doubled)
      console.log(
        `${run + 1}: ${way} killed after ${load.acknowledged() - before} more were acknowledged, ready after ${Math.round(waits.at(-1) ?? 0)} ms`,
      )
    }
    await load.finish()
    // Jobs write the mails, and a kill may have delayed them.
    await sleep(3_000)
    const counted = await check(load, venue.url())
    for (const [name, pieces] of Map.groupBy(load.pieces, ({ kind }) => kind.name))
      console.log(`${name}: ${pieces.filter(({ steps }) => steps.every(({ answer }) => answer)).length} done`)
    for (const line of new Set(load.odd)) console.log(`not expected: ${line}`)
    const sorted = waits.toSorted((a, b) => a - b).map(Math.round)
    return {
      runs,
      acknowledged: load.acknowledged(),
      lost: Math.max(total.lost, counted.lost),
      doubled: Math.max(total.doubled, counted.doubled),
      gaps: counted.gaps,
      unbalanced: counted.unbalanced,
      ready: { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 },
    }
  } finally {
    await venue.stop()
    await sleep(500)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
