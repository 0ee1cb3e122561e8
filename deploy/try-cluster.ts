// Starts the whole cluster of deploy/cluster on loopback, in a temporary folder. Desks work on it while its parts are
// broken one by one.
import { rmSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { figure, printFigures } from '../bench/figures.ts'
import { machine } from '../bench/machine.ts'
import { writeResults } from '../bench/results.ts'
import { table } from '../bench/table.ts'
import { clusterAt } from './try/cluster.ts'
import { openDesks } from './try/desk.ts'
import { type Fault, faults } from './try/faults.ts'
import { NAMES, placesFrom } from './try/places.ts'
import { measureReports, RESERVATIONS, ROUNDS, summary } from './try/reports.ts'
import { administrator } from './try/servers.ts'
import { verdictOf, wrongIn } from './try/verdict.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '15430' },
    /** Selects the faults whose names contain this text; `reports` selects the measurement of reports. */
    only: { type: 'string' },
    /** Keeps the folder with all logs. */
    keep: { type: 'boolean', default: false },
  },
})

/**
 * The duration of the work after each fault before its repair, and of the undisturbed work before the next
 * fault.
 */
const BROKEN_MS = 45_000
const CALM_MS = 6_000

const broken = faults.filter(({ name }) => !values.only || name.includes(values.only))
if (broken.length === 0 && values.only !== 'reports')
  throw new Error(`There is no ${values.only}: reports, ${faults.map(({ name }) => name).join(', ')}`)

const places = placesFrom(Number(values.port))
const cluster = clusterAt(places)
const seconds = (ms: number) => (ms / 1000).toFixed(1)
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => void cluster.stop().then(() => process.exit(1)))

let isDone = false
try {
  console.log(`Starting everything in ${places.folder} …`)
  await cluster.start()
  await cluster.untilServed()
  if (values.only !== 'reports') await breakEverything()
  if (!values.only || values.only === 'reports') await drawReports()
  isDone = true
} finally {
  await cluster.stop()
  if (values.keep || !isDone || process.exitCode) console.log(`The logs are in ${places.folder}.`)
  else rmSync(places.folder, { recursive: true, force: true })
}
process.exit()

/** Measures the desks while ten people read reports of ten years. */
async function drawReports(): Promise<void> {
  const ways = summary(await measureReports(cluster, places))
  const ms = (value: number) => value.toFixed(0)
  const text = table(
    [
      'beside the desks',
      'calls',
      'median ms',
      '99 % ms',
      '99 %, times that without',
      'reports',
      'seconds old',
    ],
    ways.map(({ way, calls, median, p99, ratio, reports, secondsOld }) => [
      way,
      String(calls),
      ms(median),
      ms(p99),
      ratio.toFixed(2),
      String(reports),
      way === 'reports on a replica' ? `at most ${secondsOld}` : '',
    ]),
  )
  console.log(`\n${text}\n`)
  writeResults(
    'Reports on a replica',
    `By \`npm run try:cluster -- --only reports\` on ${new Date().toISOString().slice(0, 10)}: ${machine("Debian's PostgreSQL 15")}. Six desks at the pace of people, and ten
people who draw one report of ten years after the other (${RESERVATIONS.toLocaleString('en')} reservations); in turns, ${ROUNDS} rounds of 15 s; the ratio is the median of the rounds. The replica's PostgreSQL has one of the two processors, as on a
machine of its own; everything else, the load included, has the other one.

${text}`,
  )
  printFigures(
    ways.map(({ way, ratio }) => figure(`${way}: the desks' 99 %, times that without`, ratio)),
    { ways },
  )
}

type Desks = Awaited<ReturnType<typeof openDesks>>

/** Breaks one part while the desks work, and repairs it; returns a row of the table. */
async function breakOne({ name, strike }: Fault, desks: Desks): Promise<string[]> {
  await sleep(CALM_MS)
  desks.slowest()
  desks.failures.clear()
  const from = performance.now()
  const repair = await strike(cluster)
  // Waits until work continues, and a little longer, because a hang may show later.
  const end = from + BROKEN_MS
  do await sleep(500)
  while (
    performance.now() < end &&
    (performance.now() - from < 10_000 || desks.since(performance.now() - 3_000).writes === 0)
  )
  await repair()
  await cluster.untilHealthy()
  await cluster.untilServed()
  await sleep(3_000)
  const { writes, gap } = desks.since(from)
  const failed = [...desks.failures].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none'
  return [name, seconds(gap), seconds(desks.slowest()), failed, String(writes)]
}

/** Returns the verdict on the primary's database, and the number of copies with a different verdict. */
async function compareCopies({ acknowledged }: Desks) {
  await cluster.untilHealthy()
  const leader = (await cluster.memberWith('leader')) ?? 'one'
  const verdict = await verdictOf(places.superUrl(leader), acknowledged)
  const copies = await Promise.all(NAMES.map((name) => verdictOf(places.superUrl(name), acknowledged)))
  const differing = copies.filter((one) => JSON.stringify(one) !== JSON.stringify(verdict)).length
  return { verdict, differing }
}

async function breakEverything(): Promise<void> {
  const desks = await openDesks(places.origin, administrator)
  const rows: string[][] = []
  for (const fault of broken) {
    const row = await breakOne(fault, desks)
    rows.push(row)
    console.log(row.join(' · '))
  }
  await desks.close()
  // Waits until the last queued jobs are done.
  await sleep(5_000)
  const results = table(
    [
      'what happens',
      'longest time without an acknowledged write, s',
      'longest wait of one person, s',
      'answers that had to be asked for again',
      'writes meanwhile',
    ],
    rows,
  )
  console.log(`\n${results}\n`)

  const { verdict, differing } = await compareCopies(desks)
  const acknowledged = desks.acknowledged.filter(({ receipt }) => receipt !== undefined).length
  const found = {
    acknowledged,
    ...verdict,
    'copies that differ': differing,
    unexpected: desks.unexpected.length,
  }
  for (const text of desks.unexpected.slice(0, 20)) console.log(text)
  if (!values.only)
    writeResults(
      'Three machines, broken piece by piece',
      `By \`npm run try:cluster\` on ${new Date().toISOString().slice(0, 10)}: ${machine("Debian's PostgreSQL 15 under Patroni")}, everything on this one machine. Six desks at work; docs/scaling.md says what it means.

${results}

${acknowledged.toLocaleString('en')} stays were acknowledged: ${verdict.lost} lost, ${verdict.doubled} doubled, ${verdict.gaps} receipt numbers missing, ${differing} copies that differ, ${desks.unexpected.length} unexpected answers.`,
    )
  console.log(JSON.stringify(found))
  // A run without acknowledged stays proves nothing, so it fails.
  if (acknowledged === 0 || wrongIn(verdict) + differing + found.unexpected > 0) process.exitCode = 1
}
