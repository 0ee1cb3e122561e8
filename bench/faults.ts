import { parseArgs } from 'node:util'
import { kills } from './faults/kills.ts'
import { carryOut, scenarioNames } from './faults/scenarios.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { table } from './table.ts'

// `npm run faults -- --runs N`: runs `kill -9` under load N times, and then slower faults. `--only kills,frozen`
// selects some of them; `--seconds` is the duration of a database outage.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '3114' },
    only: { type: 'string', default: ['kills', ...scenarioNames].join() },
  },
})
const port = Number(values.port)
const chosen = values.only.split(',')
for (const name of chosen)
  if (name !== 'kills' && !scenarioNames.some((one) => one === name)) throw new Error(`There is no ${name}`)

const none = {
  runs: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  gaps: 0,
  unbalanced: 0,
  ready: { median: 0, worst: 0 },
}
const killed = chosen.includes('kills') ? await kills(Number(values.runs), port) : none
if (killed.runs > 0)
  console.log(
    `${killed.acknowledged} acknowledged: ${killed.lost} lost, ${killed.doubled} doubled, ${killed.gaps} gaps, ${killed.unbalanced} unbalanced sessions`,
  )
const scenarios: Record<string, string> = {}
const rows: string[][] = []
for (const name of scenarioNames) {
  if (!chosen.includes(name)) continue
  const { title, found, wrong, isSkipped } = await carryOut(name, { port, seconds: Number(values.seconds) })
  scenarios[name] = isSkipped ? 'skipped' : wrong.join('; ') || 'ok'
  rows.push([title, found, scenarios[name]])
}
if (killed.runs > 0 && rows.length === scenarioNames.length)
  writeResults(
    'Faults',
    `By \`npm run faults\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}, the load on the same machine.

Killed (\`kill -9\`) ${killed.runs} times at a random moment under load, in turns the server, PostgreSQL and both: ${killed.acknowledged} steps of bookings, Bhent, applications, gate entries, tickets, refunds, closings, meals, readings, dues and memorial visits
were acknowledged, ${killed.lost} lost, ${killed.doubled} doubled, ${killed.gaps} numbers of receipts or Z reports missing, ${killed.unbalanced} sessions whose Z report is not the sum of their receipts; ready again after ${killed.ready.median} ms in the median and ${killed.ready.worst} ms at worst.

${table(['what happens under load', 'what came of it', 'wrong'], rows)}`,
  )
console.log(`\n${JSON.stringify({ ...killed, scenarios })}`)
const { lost, doubled, gaps, unbalanced } = killed
// A run without acknowledged work has failed, because it could not lose any.
const isIdle = killed.runs > 0 && killed.acknowledged === 0
process.exitCode =
  isIdle ||
  lost + doubled + gaps + unbalanced > 0 ||
  Object.values(scenarios).some((one) => one !== 'ok' && one !== 'skipped')
    ? 1
    : 0
