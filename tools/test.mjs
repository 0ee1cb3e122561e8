// `npm test`: the checks, then the tests of all workspaces, then the journeys in a browser.
// The last line counts all of it: N passed, N failed.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check } from './check.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const reports = mkdtempSync(join(tmpdir(), 'nivas-reports-'))

let interrupted = false
// What runs now is told by the terminal too; we wait for it, so that it can tidy up, and begin nothing more.
process.on('SIGINT', () => {
  interrupted = true
})

const total = { passed: 0, failed: 0, skipped: 0 }
for (const part of [check, runVitest, runPlaywright]) {
  if (interrupted) break
  const counted = await part()
  for (const key of Object.keys(total)) total[key] += counted[key]
}
rmSync(reports, { recursive: true })

if (interrupted) total.failed += 1
const { passed, failed, skipped } = total
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

async function runVitest() {
  const report = join(reports, 'vitest.json')
  const code = await run([
    join(modules, 'vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report)
  return count(code, numPassedTests, numFailedTests, numPendingTests + numTodoTests)
}

async function runPlaywright() {
  const config = join(root, 'e2e', 'playwright.config.ts')
  if (!existsSync(config)) return count(0)
  const built = await run([join(root, 'tools/build-web.mjs')])
  if (built !== 0) return count(built)
  const report = join(reports, 'playwright.json')
  const code = await run(
    [join(modules, '@playwright/test/cli.js'), 'test', `--config=${config}`, '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  const { expected, flaky, unexpected, skipped } = read(report).stats ?? {}
  return count(code, expected + flaky, unexpected, skipped)
}

/** A run that fails without a failing test, because a file does not load for instance, counts as one failure. */
function count(code, passed = 0, failed = 0, skipped = 0) {
  const number = (value) => (Number.isInteger(value) ? value : 0)
  return {
    passed: number(passed),
    failed: Math.max(number(failed), code === 0 ? 0 : 1),
    skipped: number(skipped),
  }
}

/** The report, or nothing when the run ended before it was written. */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

function run(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}
