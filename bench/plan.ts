import { readFileSync } from 'node:fs'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { connect } from '../server/src/db/connection.ts'
import { fillDemo } from '../server/src/demo/index.ts'
import { readSample } from '../server/src/demo/stay-sample.ts'
import { type PlanToMake, readSolverInput } from '../server/src/planning/read-solver-input.ts'
import { seeded } from '../server/src/planning/solve/random.ts'
import { solve } from '../server/src/planning/solve/solve.ts'
import type { PlanParty, PlanRoom, SolverInput } from '../server/src/planning/solve/solver-input.ts'
import { startTestCluster } from '../server/src/testing/cluster.ts'
import { figure, printFigures } from './figures.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { table } from './table.ts'

/** Returns the nights and the numbers of people of real bookings: from a file of all of them, or the demo's 600. */
function bookings(file: string | undefined): { nights: number; people: number }[] {
  if (!file)
    return readSample().map(({ nights, adults, children, babies }) => ({
      nights,
      people: adults + children + babies,
    }))
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([, nights, adults, children, babies]) => ({
      nights: Number(nights),
      people: Number(adults) + Number(children) + Number(babies),
    }))
}

/** Makes rooms, 20 on each of 5 floors of a building, with numbers of beds as in the demo's houses. */
const rooms = (count: number): PlanRoom[] =>
  Array.from({ length: count }, (_, at) => {
    const building = 1 + Math.floor(at / 100)
    const floor = Math.floor((at % 100) / 20)
    const sizes = [
      [2, 2, 3, 2, 4],
      [3, 2, 3, 4, 3],
      [3, 5, 3, 2, 14],
    ][building % 3] ?? [3]
    return {
      id: at + 1,
      building_id: building,
      floor_id: building * 10 + floor,
      floor_number: floor,
      number_of_beds: sizes[at % 5] ?? 3,
      max_occupiers: sizes[at % 5] ?? 3,
      has_ac: building % 4 === 0,
      toilet_type: building % 2 === 0 ? 'WESTERN' : 'DESI',
      price: 500,
      taken: [],
    }
  })

/** Makes parties with real nights and sizes, arriving over this many days; one in eight has up to 17 more people. */
function parties(count: number, days: number, file: string | undefined): PlanParty[] {
  const random = seeded(7)
  const real = bookings(file)
  return Array.from({ length: count }, (_, at): PlanParty => {
    const { nights, people } = real[Math.floor((at * real.length) / count)] ?? { nights: 1, people: 2 }
    const from = Math.floor(random() * days)
    const size = Math.max(1, people) + (random() < 0.125 ? Math.floor(random() * 18) : 0)
    return {
      id: at + 1,
      from,
      to: from + Math.max(1, Math.min(14, nights)),
      people: size,
      elders: random() < 0.3 ? 1 : 0,
      held: [],
      pinned: null,
      price: null,
      preferences: {
        ac: random() < 0.2 ? true : random() < 0.5 ? false : null,
        toilet: random() < 0.4 ? null : random() < 0.5 ? 'DESI' : 'WESTERN',
        type: size > 6 ? 'DORMITORY' : random() < 0.5 ? 'ROOM' : null,
        building_ids: random() < 0.1 ? [1 + Math.floor(random() * 12)] : [],
      },
    }
  })
}

function event(count: number, days: number, file: string | undefined): SolverInput {
  const all = parties(count, days, file)
  return { nights: Math.max(...all.map(({ to }) => to)), rooms: rooms(1_200), parties: all, seed: 1 }
}

/** Returns the solver input of the demo's venue for three weeks from today, in which stays may move. */
async function demo(): Promise<SolverInput> {
  const { url, stop } = await startTestCluster()
  const { db } = connect(url)
  try {
    const today = dayIn('Asia/Kolkata')
    await db
      .insertInto('users')
      .values({ name: 'Planner', email: 'planner@example.org', password_hash: 'none' })
      .execute()
    await fillDemo(db, { today, now: '12:00' })
    const buildings = await db.selectFrom('buildings').select('id').execute()
    const plan: PlanToMake = {
      id: 1,
      from_date: today,
      to_date: addDays(today, 20),
      building_ids: buildings.map(({ id }) => id),
      may_move: true,
      pins_of: null,
    }
    return (await readSolverInput(db, plan)).input
  } finally {
    await db.destroy()
    await stop()
  }
}

function measure(name: string, input: SolverInput): string[] {
  const begun = performance.now()
  const { lines, quality, bound } = solve(input)
  const seconds = (performance.now() - begun) / 1000
  const people = input.parties.reduce((sum, party) => sum + party.people, 0)
  const placed = lines.reduce(
    (sum, line, at) => sum + (line.reason ? 0 : (input.parties[at]?.people ?? 0)),
    0,
  )
  const split = lines.filter(({ fit }) => fit.floors > 1).length
  const cells = [
    name,
    `${input.parties.length} / ${input.rooms.length}`,
    `${placed} of ${people}`,
    String(split),
    quality.toFixed(1),
    bound.toFixed(1),
    seconds.toFixed(1),
  ]
  console.log(cells.join(' | '))
  return cells
}

const [, , file] = process.argv
const measured = [
  measure('the demo venue, three weeks, stays may move', await demo()),
  measure('5,000 parties arrive over 28 days', event(5_000, 28, file)),
  measure('5,000 parties arrive over 14 days: more than fit', event(5_000, 14, file)),
]
const head = ['event', 'parties / rooms', 'people placed', 'split', 'quality', 'bound', 'seconds']
writeResults(
  'Planning an event',
  `By \`npm run bench:plan\` on ${new Date().toISOString().slice(0, 10)}: ${machine('one thread')}. Nights (14 at most) and sizes of the parties are real
bookings', one in eight made into a group of up to 17 more; their days of arrival, preferences and elders are drawn. The quality is the one number of a
plan (decision 0014), the bound is what no plan can exceed.

${table(head, measured)}`,
)
printFigures(
  measured.flatMap(([name, , , , quality, , seconds]) => [
    figure(`${name}, quality`, Number(quality)),
    figure(`${name}, s`, Number(seconds)),
  ]),
)
