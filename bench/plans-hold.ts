import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs Vitest, which ends with this process; resolves to its exit code. */
async function runVitest(args: readonly string[], env: Record<string, string>): Promise<number | null> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const kill = () => child.kill()
  process.once('exit', kill)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('exit', kill)
  return code
}

/** Runs the test of the plans on this many reservations; returns the numbers of tests and of wrong plans. */
export async function lookAtPlans(rows: number): Promise<{ asked: number; wrong: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'nivas-plans-'))
  const report = join(folder, 'report.json')
  try {
    const chosen = ['run', '--project=server', 'plans.test']
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await runVitest([...chosen, ...reporters], { PLAN_ROWS: String(rows) })
    const { numTotalTests = 0, numFailedTests = 0 } = JSON.parse(readFileSync(report, 'utf8'))
    return { asked: numTotalTests, wrong: code === 0 ? numFailedTests : Math.max(1, numFailedTests) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
