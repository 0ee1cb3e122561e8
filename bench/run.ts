import { parseArgs } from 'node:util'
import { runOnce, startCluster } from './cluster.ts'
import { type Figure, printFigures } from './figures.ts'
import { measureFloor } from './floor.ts'
import { measureFootprint } from './footprint.ts'
import { measureGrowth } from './growth.ts'
import { machine } from './machine.ts'
import { lookAtPlans } from './plans-hold.ts'
import {
  floorPart,
  footprintPart,
  growthPart,
  type Part,
  plansPart,
  screensPart,
  throughputPart,
} from './report.ts'
import { writeResults } from './results.ts'
import { measureScreens } from './screens.ts'
import { startServer } from './server.ts'
import { type Effort, measureThroughput } from './throughput.ts'
import { chosenOf } from './workloads.ts'
import '../tools/build-web.mjs'

// `npm run bench`: measures all parts; `-- --only growth,screens` selects some. These options measure less than a whole
// part and write no results:
// --workloads visit,exit          only some kinds of request
// --sizes 10000,100000            smaller databases; parts that need only one use the last
// --seconds 0.5 --rounds 3        shorter and fewer rounds
// --routes /dashboard,/payments   only some screens

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    workloads: { type: 'string' },
    routes: { type: 'string' },
    sizes: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
  },
})
const { only, ...less } = values
const isWhole = Object.keys(less).length === 0
const SIZES = (values.sizes ?? '10000,100000,1000000').split(',').map(Number)
const MANY = SIZES.at(-1) ?? 0
const chosen = chosenOf(values.workloads?.split(','))
const effort: Effort = { rounds: Number(values.rounds ?? 5), seconds: Number(values.seconds ?? 1) }
const cluster = await startCluster()
try {
  const many = () => cluster.database(MANY)
  const parts: Record<string, { title: string; measure: () => Promise<Part> }> = {
    throughput: {
      title: 'Throughput',
      measure: async () => throughputPart(MANY, await measureThroughput(await many(), chosen, effort)),
    },
    growth: {
      title: 'Growth, with three payments and ten visits for each reservation',
      measure: async () => {
        const sizes = []
        for (const size of SIZES) sizes.push(await cluster.database(size))
        return growthPart(SIZES, await measureGrowth(sizes, chosen, effort))
      },
    },
    floor: {
      title: 'Floor',
      measure: async () => floorPart(MANY, await measureFloor(await many(), chosen, effort)),
    },
    footprint: {
      title: 'Start and memory',
      measure: async () => footprintPart(await measureFootprint(await many())),
    },
    screens: {
      title: 'Screens, with a processor slowed four times',
      measure: async () => {
        const filled = await many()
        // Sign-ins have left thousands of sessions, which the screen of the account would show.
        await runOnce(filled.adminUrl, 'delete from sessions')
        const server = await startServer(filled.url)
        return screensPart(await measureScreens(server, values.routes?.split(',')).finally(server.stop))
      },
    },
    plans: { title: 'Plans', measure: async () => plansPart(MANY, await lookAtPlans(MANY)) },
  }
  const { rows } = await runOnce((await many()).url, `select split_part(version(), ' on ', 1) as version`)
  const about = `By \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine(rows[0].version)}, everything on this one machine. See README.md for what is measured.`

  const names = only?.split(',') ?? Object.keys(parts)
  const unknown = names.find((name) => !parts[name])
  if (unknown) throw new Error(`There is no ${unknown}: ${Object.keys(parts).join(', ')}`)
  const figures: Figure[] = []
  for (const name of names) {
    const part = parts[name] as (typeof parts)[string]
    const measured = await part.measure()
    console.log(`\n${part.title}\n\n${measured.table}\n`)
    // A run of less than a whole part leaves the results of the last whole run.
    if (isWhole) writeResults(part.title, `${about}\n\n${measured.table}`)
    figures.push(...measured.figures)
  }
  printFigures(figures)
} finally {
  await cluster.stop()
}
// Vite, which reads the manifests for the list of screens, leaves a port open, which would keep this process running.
process.exit()
