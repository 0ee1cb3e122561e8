import { readdirSync, readFileSync } from 'node:fs'

/** A tick of Linux. */
const TICKS = 100

/** For how many seconds each process has kept a processor busy so far, by its number. */
type Busy = ReadonlyMap<string, number>

/** Of a server and of the connections to its database, which are processes of PostgreSQL: Linux alone. */
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
      // It has ended meanwhile.
    }
  }
  return found
}

/** What they have used in between; what other programs do on the machine meanwhile is not in it. */
export const secondsBetween = (before: Busy, after: Busy): number =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0)
