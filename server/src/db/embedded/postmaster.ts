import { readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../../caught.ts'
import type { Place } from './run.ts'

/** The state of a running PostgreSQL, from the pid file in its folder. */
export type Postmaster = {
  pid: number
  port: number
  /** Without it, PostgreSQL listens only on the socket in its folder. */
  host?: string
}

const pidFile = ({ directory }: Place) => join(directory, 'postmaster.pid')

/** Reads the pid file; undefined when it is missing or incomplete. */
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

/**
 * Whether the process of the pid file is PostgreSQL on this folder. Where that cannot be checked, whether the process
 * runs.
 */
export function isOurs({ pid }: Postmaster, { directory }: Place): boolean {
  if (process.platform !== 'linux') return isRunning(pid)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === directory
  } catch {
    return false
  }
}

/**
 * Changes a pid file that names a foreign process, so that it names none. After a restart of the machine, or in a
 * container, another process soon has PostgreSQL's old number, and PostgreSQL would refuse to start. The rest of the
 * file stays, because PostgreSQL uses it to find children of a killed PostgreSQL that still have the database open.
 */
export function disownPidFile(place: Place): void {
  let text: string
  try {
    text = readFileSync(pidFile(place), 'utf8')
  } catch {
    // PostgreSQL has ended and has removed its file.
    return
  }
  writeFileSync(pidFile(place), text.replace(/^\d+/, String(NO_PROCESS)))
}

/** A number above every process number of any system. */
const NO_PROCESS = 2 ** 31 - 1

/** Whether a process with this number exists, of any owner. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
