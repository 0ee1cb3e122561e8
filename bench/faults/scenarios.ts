import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startProxy } from '../../server/src/testing/proxy.ts'
import { venueIn } from './kills.ts'
import { startLoad } from './load.ts'
import { broken, onForeignDatabase, wrongAfter } from './on-foreign-database.ts'

/** The result of a scenario; `wrong` is empty if it succeeded or could not run here. */
export type Outcome = { title: string; found: string; wrong: string[]; isSkipped: boolean }

type Found = { found: string[]; wrong: string[]; isSkipped?: boolean }

export type Circumstances = { port: number; seconds: number }

/** Returns the process ids of PostgreSQL and of its child processes. */
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
    {
      urlFor: async (url) => {
        proxy = await startProxy(url)
        return proxy.url
      },
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
      // Cashiers get no receipts: each waits for this row and occupies a connection.
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

const clock = ({ port, seconds }: Circumstances) =>
  onForeignDatabase(
    [port],
    async ({ servers, load }) => {
      load.begin(6)
      const before = load.acknowledged()
      const jumps = Math.max(3, Math.round(seconds / 4))
      for (let jump = 0; jump < jumps; jump += 1) {
        await sleep(4_000)
        servers[0]?.child.kill('SIGUSR2')
      }
      await sleep(1_000)
      const { longest, turnedAway, failed } = load.seen
      return [
        `${jumps} jumps by 20 minutes: ${load.acknowledged() - before} acknowledged, ${turnedAway + failed} not at once, longest wait ${(longest / 1000).toFixed(1)} s`,
      ]
    },
    { env: { NODE_OPTIONS: `--import ${new URL('./jumping-clock.mjs', import.meta.url)}` } },
  )

/** Mounts a small separate disk on a new folder; undefined without the right to do so. */
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

const fullDisk = async ({ port }: Circumstances): Promise<Found> => {
  const disk = smallDisk()
  if (!disk) return { found: ['no disk can be mounted here (not root)'], wrong: [], isSkipped: true }
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
  clock: ['the clock of the server jumps ahead and back', clock],
  two: ['two servers on one database, one of them killed', twoServers],
} as const

export const scenarioNames = Object.keys(scenarios) as (keyof typeof scenarios)[]

/** Runs one scenario; an error of the scenario is reported too. */
export async function carryOut(name: keyof typeof scenarios, circumstances: Circumstances): Promise<Outcome> {
  const [title, run] = scenarios[name]
  console.log(`\n${title}`)
  const running: Promise<Found> = run(circumstances)
  const {
    found,
    wrong,
    isSkipped = false,
  } = await running.catch((error: Error): Found => ({ found: [], wrong: [error.message] }))
  for (const line of found) console.log(`  ${line}`)
  for (const line of wrong) console.log(`  WRONG: ${line}`)
  return { title, found: found.join('; '), wrong, isSkipped }
}
