import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'

/** An account of the operating system. */
export type Account = { uid: number; gid: number }

/** The account of PostgreSQL, which refuses to run as root. */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  if (!uid || !gid) throw new Error('There is no user postgres: install postgresql')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Starts a program whose output goes to the file `log`. */
export function start(
  log: string,
  program: string,
  args: string[],
  env: Record<string, string>,
  account?: Account,
): ChildProcess {
  const output = openSync(log, 'a')
  const { PATH = '' } = process.env
  const child = spawn(program, args, {
    env: { PATH: `/usr/sbin:/usr/bin:${PATH}`, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
    ...account,
  })
  child.once('error', (error) => console.error(`${program}: ${error.message}`))
  closeSync(output)
  return child
}

/** The process number in the first line of PostgreSQL's pid file. */
export function postmasterOf(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(`${dataDir}/postmaster.pid`, 'utf8'), 10)
  } catch {
    return undefined
  }
}

/** The ids of a process and its children. */
export function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((entry) => {
    try {
      return /^\d+$/.test(entry) && parentOf(entry) === pid
    } catch {
      return false
    }
  })
  return [pid, ...children.map(Number)]
}

const parentOf = (pid: string) =>
  Number(
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  )

export function signal(pids: readonly (number | undefined)[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      if (pid) process.kill(pid, name)
    } catch {
      // The process has already ended.
    }
  }
}
