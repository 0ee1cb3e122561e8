import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { dayIn } from '@nivas/contract/dates.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import { samadh } from '@nivas/contract/samadh/calls.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { connect } from '../server/src/db/connection.ts'
import { fillDemo } from '../server/src/demo/index.ts'
import { runOnce, startCluster } from './cluster.ts'
import { acknowledged } from './day/acknowledged.ts'
import { catalogueOf } from './day/catalogue.ts'
import { publicOf, staffOf, type Tallies } from './day/client.ts'
import { closeDay } from './day/closing.ts'
import { electricityCounters } from './day/electricity.ts'
import { memorialCounters } from './day/memorial.ts'
import { guestWork } from './day/people.ts'
import { mealCounters, tillsOf } from './day/tills.ts'
import { keepWorking, type Work } from './day/work.ts'
import { atMost, type Figure, figure, printFigures } from './figures.ts'
import { machine } from './machine.ts'
import { memoryOf } from './memory-of.ts'
import { writeResults } from './results.ts'
import { ask, startServer } from './server.ts'
import { table } from './table.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const seconds = Number(values.minutes) * 60

/** The greatest allowed ratio of the server's memory in the last third of the time to the middle third. */
const FLAT = 1.25
/** The duration of a complete day, in seconds. Shorter days are for trying, and write no results. */
const WHOLE_DAY_S = 600
/** The time in which 99 of 100 calls of a counter are answered, in ms. */
const GOAL_MS = 100

const cluster = await startCluster()
try {
  const url = await cluster.empty('bench_day', { keep: false })
  const { db } = connect(url)
  await fillDemo(db, { today: dayIn('Asia/Kolkata'), now: '09:00' })
  await db.destroy()
  const server = await startServer(url)
  const { data: buildings } = await ask(server, venue.buildings, { per_page: 200 })
  const tallies: Tallies = new Map()
  // Open the memorial site at all hours, because the measurement may run at night.
  await ask(server, samadh.updateHours, { fromTime: '00:00', toTime: '23:59' })
  const { goods, cards } = await catalogueOf(url)
  const { data: houses } = await ask(server, electrical.profiles, { per_page: 200 })
  const { data: electricLines } = await ask(server, electrical.lines, {})
  const works: Work[] = [
    ...guestWork(buildings.map(({ id }) => id)),
    ...([1, 2, 3] as const).map((system) => tillsOf(system, 4, goods, cards)),
    mealCounters,
    memorialCounters,
    electricityCounters(
      houses.map(({ id, electricline }) => ({ id, line: electricline.id })),
      electricLines.map(({ id }) => id),
    ),
  ]
  const people = await Promise.all(
    works.flatMap((work) =>
      Array.from({ length: work.people }, async () => ({
        work,
        staff: work.isPublic ? publicOf(server, tallies) : await staffOf(server, tallies),
      })),
    ),
  )

  const until = Date.now() + seconds * 1000
  const memory: number[] = []
  const watch = async () => {
    while (Date.now() < until) {
      memory.push(memoryOf(server.child))
      await sleep(Math.min(2_000, seconds * 100))
    }
  }
  console.log(`${people.length} people work for ${seconds} s …`)
  await Promise.all([watch(), ...people.map(({ work, staff }, at) => keepWorking(work, staff, at, until))])
  const staff = people.flatMap(({ work, staff }) => (work.isPublic ? [] : [staff]))
  const money = await closeDay(staff, await staffOf(server, tallies), url)
  const answered = acknowledged()
  // Zero sums would be equal too, so some money must have been acknowledged.
  const balances = answered > 0 && money.byZ === money.byBook && money.byBook === answered
  const { rows } = await runOnce(url, `select split_part(version(), ' on ', 1) as version`)
  await server.stop()

  const lines = [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))
  const errors = lines.flatMap(([name, { errors }]) => errors.map((error) => `${name}: ${error}`))
  for (const error of errors.slice(0, 10)) console.error(error.slice(0, 300))
  const all = lines.reduce((sum, [, { ms }]) => sum + ms.length, 0)
  const third = Math.ceil(memory.length / 3)
  const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
  const [first, last] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(-third))]
  const at = (ms: number[], share: number) =>
    ms.toSorted((a, b) => a - b)[Math.floor(share * (ms.length - 1))]?.toFixed(0) ?? ''
  const slow = lines.filter(
    ([name, { ms }]) => !/^(screen|closing):/.test(name) && Number(at(ms, 0.99)) > GOAL_MS,
  )
  const text = table(
    ['call', 'calls', 'a second', 'median ms', '99 % ms', 'errors'],
    lines.map(([name, { ms, errors }]) => [
      name,
      String(ms.length),
      (ms.length / seconds).toFixed(1),
      at(ms, 0.5),
      at(ms, 0.99),
      String(errors.length),
    ]),
  )
  console.log(`\n${text}\n`)
  const summary = `${works.map(({ name, people }) => `${people} ${name}`).join(', ')}: ${(all / seconds).toFixed(0)} calls a second for ${values.minutes} minutes, ${errors.length} errors. The server's memory: ${first.toFixed(0)} MB in the middle third of the time, ${last.toFixed(0)} MB in the last. ${money.sessions} sessions were closed: their Z reports say Rs. ${money.byZ}, the cash book Rs. ${money.byBook}, the answers to the counters Rs. ${answered}.`
  console.log(summary)
  if (seconds >= WHOLE_DAY_S)
    writeResults(
      'A day of a Bhandara',
      `By \`npm run bench:day\` on ${new Date().toISOString().slice(0, 10)}: ${machine(rows[0].version)}, the load on the same machine. ${summary}\n\n${text}`,
    )
  const figures: Figure[] = [
    figure('calls a second', Math.round(all / seconds)),
    {
      name: 'Z reports = cash book = the answers, in rupees',
      value: money.byZ,
      goal: answered,
      holds: balances,
    },
    atMost(`counters’ calls over ${GOAL_MS} ms in 99 %`, slow.length, 0),
    atMost('errors', errors.length, 0),
    atMost('memory, last third of the middle one', last / first, FLAT),
  ]
  printFigures(figures)
  if (!balances || errors.length > 0) process.exitCode = 1
} finally {
  await cluster.stop()
}
