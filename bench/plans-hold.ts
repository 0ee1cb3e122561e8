import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs the test of the plans on this many reservations: how many queries were checked, and how many plans are
 * wrong.
 */
export function lookAtPlans(rows: number): { asked: number; wrong: number } {
  const folder = mkdtempSync(join(tmpdir(), 'nivas-plans-'))
  const report = join(folder, 'report.json')
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const chosen = ['run', '--project=server', 'plans.test']
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { status } = spawnSync(process.execPath, [vitest, ...chosen, ...reporters], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PLAN_ROWS: String(rows) },
    })
    const { numTotalTests = 0, numFailedTests = 0 } = JSON.parse(readFileSync(report, 'utf8'))
    return { asked: numTotalTests, wrong: status === 0 ? numFailedTests : Math.max(1, numFailedTests) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
