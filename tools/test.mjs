// `npm test`: runs the checks and the tests of all workspaces concurrently, then the journeys in a browser. `npm test
// -- gate` tests only one area. The last line has the totals: N passed, N failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { areaNames, filesOf } from './area.mjs'
import { check } from './check.mjs'
import { journeys, playwright, root, run, vitest } from './run.mjs'

const area = process.argv.slice(2).find((argument) => !argument.startsWith('-'))
if (area && !areaNames().includes(area)) {
  console.error(`There is no area '${area}': ${areaNames().join(', ')}`)
  process.exit(1)
}
/**
 * Settings of the tests that cover every call and every screen: the area, and whether to test every variant of a
 * screen.
 */
const scope = {
  ...(area && { NIVAS_TEST_AREA: area }),
  ...(process.argv.includes('--all') && { NIVAS_TEST_ALL: '1' }),
}
const reports = mkdtempSync(join(tmpdir(), 'nivas-reports-'))

let interrupted = false
// The current part receives the signal too and cleans up; no further part starts.
process.on('SIGINT', () => {
  interrupted = true
})

const total = { passed: 0, failed: 0, skipped: 0 }
const secondTries = []
const failures = []
for (const part of [checkAndVitest, runPlaywright]) {
  if (interrupted) break
  for (const counted of await part()) {
    failures.push(...(counted.names ?? []))
    for (const key of Object.keys(total)) total[key] += counted[key]
  }
}
rmSync(reports, { recursive: true })

if (interrupted) total.failed += 1
const { passed, failed, skipped } = total
console.log('')
if (secondTries.length > 0)
  console.log(`${secondTries.length} of them passed on the second try:\n  ${secondTries.join('\n  ')}`)
// The failures are listed again at the end, because some records of a run have only the end of its output.
if (failures.length > 0) console.log(`Failed:\n  ${failures.join('\n  ')}`)
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

/**
 * Runs the checks beside the tests. The tests use about four fifths of the processors, because they also wait for
 * processes and disks. Prints the lines of the checks after the lines of the tests.
 */
async function checkAndVitest() {
  const lines = []
  const counts = await Promise.all([check((line) => lines.push(line)), runVitest()])
  console.log(lines.join('\n'))
  return counts
}

async function runVitest() {
  const report = join(reports, 'vitest.json')
  const files = area ? filesOf(area).tests : []
  const code = await run(
    [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files],
    scope,
  )
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = read(report)
  failures.push(...testResults.flatMap(failedIn))
  return count(code, numPassedTests, numFailedTests, numPendingTests + numTodoTests)
}

async function runPlaywright() {
  const built = await run([join(root, 'tools/build-web.mjs')])
  if (built !== 0) return [count(built)]
  const report = join(reports, 'playwright.json')
  const files = area ? filesOf(area).journeys : []
  const code = await run(
    [playwright, 'test', `--config=${journeys}/playwright.config.ts`, '--reporter=list,json', ...files],
    { ...scope, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  const { suites = [], stats = {} } = read(report)
  secondTries.push(...withStatus('flaky', suites))
  failures.push(...withStatus('unexpected', suites))
  return [count(code, stats.expected + stats.flaky, stats.unexpected, stats.skipped)]
}

/** Returns the journeys with a status of Playwright, as `file › title`; `flaky` journeys passed on the second try. */
function withStatus(wanted, suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title }) => `${file} › ${title}`),
    ...withStatus(wanted, inner),
  ])
}

/** Returns the failed tests of a file with the first line of their messages; only the file if it did not load. */
function failedIn({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && tests.length === 0) return [`${file}: ${firstLine(message)}`]
  return tests.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

function firstLine(text = '') {
  return text.split('\n')[0]
}

/**
 * Returns the counts of a run. A run that fails without a failing test, for example because a file does not load,
 * counts as one failure.
 */
function count(code, passed = 0, failed = 0, skipped = 0) {
  const number = (value) => (Number.isInteger(value) ? value : 0)
  return {
    passed: number(passed),
    failed: Math.max(number(failed), code === 0 ? 0 : 1),
    skipped: number(skipped),
  }
}

/** Returns a report; an empty object if the run ended before it was written. */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
