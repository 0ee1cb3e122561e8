import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runOnce, startCluster } from './cluster.ts'
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

// npm run bench: everything; `-- --only growth,screens` selects parts of it, `--workloads visit,exit` some kinds
// of request, `--sizes 10000,100000` smaller databases (the last is the one that is not compared with others),
// `--seconds 0.5 --rounds 3` shorter rounds, `--routes /dashboard,/payments` some screens.

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    workloads: { type: 'string' },
    routes: { type: 'string' },
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
  },
})
const SIZES = values.sizes.split(',').map(Number)
const MANY = SIZES.at(-1) ?? 0
const chosen = chosenOf(values.workloads?.split(','))
const effort: Effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
spawnSync(process.execPath, [fileURLToPath(new URL('../tools/build-web.mjs', import.meta.url))], {
  stdio: 'inherit',
})
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
        // Otherwise an account would show the thousands of sessions that the sign-ins have left.
        await runOnce(filled.adminUrl, 'delete from sessions')
        const server = await startServer(filled.url)
        return screensPart(await measureScreens(server, values.routes?.split(',')).finally(server.stop))
      },
    },
    plans: { title: 'Plans', measure: async () => plansPart(MANY, await lookAtPlans(MANY)) },
  }
  const { rows } = await runOnce((await many()).url, `select split_part(version(), ' on ', 1) as version`)
  const about = `By \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine(rows[0].version)}, everything on this one machine. See README.md for what is measured.`

  const figures = []
  for (const name of values.only?.split(',') ?? Object.keys(parts)) {
    const part = parts[name]
    if (!part) throw new Error(`There is no ${name}`)
    const measured = await part.measure()
    console.log(`\n${part.title}\n\n${measured.table}\n`)
    // Of some workloads or screens only: the chapter keeps those of the last whole run.
    if (!values.workloads && !values.routes) writeResults(part.title, `${about}\n\n${measured.table}`)
    figures.push(...measured.figures)
  }
  console.log(JSON.stringify({ figures }))
} finally {
  await cluster.stop()
}
// Vite, which reads the manifests for the list of screens, leaves a port open that would keep this process.
process.exit()
