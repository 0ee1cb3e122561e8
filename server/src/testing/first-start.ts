import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { startServer } from './process.ts'

/** A server that was started for the first time and then stopped: its folder, its output by line, its exit code. */
export type FirstStart = { dataDir: string; out: string[]; code: number | null }

/**
 * Makes the first start of the real server on an empty folder. It takes seconds, so the first test file of a run that
 * needs it makes it, and the others wait for it. Work only on a copy of the folder.
 */
export async function firstStart(): Promise<FirstStart> {
  const folder = join(inject('scratch'), 'first-start')
  const [dataDir, report] = [join(folder, 'data'), join(folder, 'report.json')]
  if (isFirst(folder)) {
    mkdirSync(dataDir)
    const server = startServer({ DATA_DIR: dataDir })
    try {
      await server.ready
    } finally {
      server.child.kill('SIGTERM')
      writeFileSync(report, JSON.stringify({ dataDir, out: server.output.out, code: await server.ended }))
    }
  }
  while (!existsSync(report)) await sleep(50)
  return JSON.parse(readFileSync(report, 'utf8')) as FirstStart
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** Copies the folder of the first start. Resolves to the credentials of its administrator. */
export async function copyFirstStart(to: string): Promise<{ email: string; password: string }> {
  const { dataDir, out } = await firstStart()
  // Copies owners and modes too, because PostgreSQL checks them.
  execFileSync('cp', ['-a', `${dataDir}/.`, to])
  const [, email = '', password = ''] =
    /^First sign-in: (\S+) with the password (\S+)$/.exec(out[0] ?? '') ?? []
  return { email, password }
}
