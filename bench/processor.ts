import { readdirSync, readFileSync } from 'node:fs'

/** The clock ticks of Linux per second. */
const TICKS = 100

/** The processor seconds of each process so far, by process id. */
type Busy = ReadonlyMap<string, number>

/** Returns the processor time of a server and of its database connections, which are processes; works only on Linux. */
export function busyNow(server: number | undefined, database: string): Busy {
  const found = new Map<string, number>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isConnection = readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(
        `postgres: nivas ${database} `,
      )
      if (!isConnection && pid !== String(server)) continue
      const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
      const fields = after.split(' ').map(Number)
      found.set(pid, ((fields[11] ?? 0) + (fields[12] ?? 0)) / TICKS)
    } catch {
      // The process has ended.
    }
  }
  return found
}

/**
 * Returns the processor seconds that the processes used between two readings, without other programs of the machine.
 */
export const secondsBetween = (before: Busy, after: Busy): number =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0)
