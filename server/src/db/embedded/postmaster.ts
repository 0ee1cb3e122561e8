import { readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './run.ts'

/** What a running PostgreSQL says of itself in its folder. */
export type Postmaster = {
  pid: number
  port: number /** Without: it listens on the socket in its folder alone. */
  host?: string
}

const pidFile = ({ directory }: Place) => join(directory, 'postmaster.pid')

/** Reads the pid file; nothing when there is none, or when it is only half written. */
export function readPostmaster(place: Place): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(pidFile(place), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, , , port, , host] = lines
  if (!pid || !port || host === undefined) return undefined
  return { pid: Number(pid), port: Number(port), ...(host && { host }) }
}

/** Whether the process of the pid file is PostgreSQL on this very folder; where that cannot be told, whether it runs. */
export function isOurs({ pid }: Postmaster, { directory }: Place): boolean {
  if (process.platform !== 'linux') return isRunning(pid)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === directory
  } catch {
    return false
  }
}

/**
 * Makes a pid file harmless that names a process which is not ours: after a restart of the machine, or in a container,
 * its number is soon another's, and PostgreSQL would refuse to start. The rest of the file stays, since by it
 * PostgreSQL finds children of a killed one that still have the database open.
 */
export function disownPidFile(place: Place): void {
  let text: string
  try {
    text = readFileSync(pidFile(place), 'utf8')
  } catch {
    // The PostgreSQL that was ending has ended, and taken its file along.
    return
  }
  writeFileSync(pidFile(place), text.replace(/^\d+/, String(NO_PROCESS)))
}

/** Above every number that a system gives to a process. */
const NO_PROCESS = 2 ** 31 - 1

/** Whether there is a process of this number, whoever it belongs to. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
