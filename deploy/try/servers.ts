import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { NAMES, type Name, type Places } from './places.ts'
import { signal } from './processes.ts'
import type { Programs } from './programs.ts'

export const administrator = { email: 'admin@example.org', password: 'correct horse battery' }

/** The delay after which systemd restarts a server. */
const RESTART_MS = 2_000

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** The Nivas servers of all machines, restarted as systemd would. */
export function serversAt(places: Places, programs: Programs) {
  const supervised = new Set<Name>()
  let ending = false
  /** The database that the servers use, and whether reports read a replica. */
  const reading = { database: 'nivas', replica: true }
  const serverOf = (name: Name) => programs.child(`nivas-${name}`)

  /** Starts a server, and restarts it when it ends, as systemd does, unless it was stopped on purpose. */
  const start = (name: Name) => {
    supervised.add(name)
    const server = programs.run(`nivas-${name}`, process.execPath, [MAIN], {
      PORT: String(places.nivas(name)),
      DATABASE_URL: places.databaseUrl(reading.database),
      ...(reading.replica && { REPORTS_DATABASE_URL: places.replicaUrl(reading.database) }),
      DATA_DIR: join(places.folder, `nivas-${name}-data`),
      NIVAS_DEMO: '0',
      IDENTITY_KEY: 'the same on all three machines',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    })
    server.once('exit', async () => {
      await sleep(RESTART_MS)
      // A new server may have been started during the pause.
      if (supervised.has(name) && !ending && serverOf(name) === server) start(name)
    })
  }
  const stop = (name: Name, how: NodeJS.Signals) => {
    if (how === 'SIGTERM') supervised.delete(name)
    signal([serverOf(name)?.pid], how)
  }
  const isReady = async (origin: string) => (await fetch(`${origin}/api/health/ready`)).ok
  const untilServed = () =>
    programs.until('all servers ready', async () => {
      for (const name of NAMES) if (!(await isReady(`http://127.0.0.1:${places.nivas(name)}`))) return false
      return isReady(places.origin)
    })

  return {
    start,
    stop,
    untilServed,
    untilFirst: () => programs.until('the first server answers', () => isReady(places.origin)),
    /** Restarts every server with changed `reading`. */
    async restart(changes: Partial<typeof reading>): Promise<void> {
      Object.assign(reading, changes)
      const ended = NAMES.map((name) => {
        const server = serverOf(name)
        return server && server.exitCode === null ? once(server, 'exit') : undefined
      })
      for (const name of NAMES) stop(name, 'SIGTERM')
      await Promise.all(ended)
      for (const name of NAMES) start(name)
      await untilServed()
    },
    /** Ends the supervision: no server is restarted from now on. */
    end: () => {
      ending = true
    },
  }
}
