import pg from 'pg'
import { connect } from '../server/src/db/connection.ts'
import { medianOf, msOnDriver, statementsOf } from './by-sql.ts'
import { startCluster } from './cluster.ts'
import { figure, printFigures } from './figures.ts'
import { machine } from './machine.ts'
import { type Place, placeOn } from './place.ts'
import { writeResults } from './results.ts'
import { startServer } from './server.ts'
import { dashboardCalls } from './workloads/screens.ts'

// `npm run bench:dashboard`: measures each call of the dashboard at two sizes, and its SQL directly through the driver.
// `RESERVATIONS=20000,200000 npm run bench:dashboard` measures smaller sizes.

const SIZES = (process.env.RESERVATIONS ?? '100000,1000000').split(',').map(Number)
const ROUNDS = 15

type Measured = { name: string; http: number; sql: number }

async function measure(place: Place, client: pg.Client): Promise<Measured[]> {
  const { server } = place
  const measured: Measured[] = []
  for (const { name, open } of dashboardCalls) {
    const request = (await open(place)).sent({})
    const sql = await msOnDriver(client, await statementsOf(server, request), ROUNDS)
    measured.push({ name, http: await medianOf(ROUNDS, () => server.send(request)), sql })
    console.log(JSON.stringify(measured.at(-1)))
  }
  return measured
}

const cluster = await startCluster()
try {
  const all: Measured[][] = []
  for (const size of SIZES) {
    const filled = await cluster.database(size)
    const server = await startServer(filled.url, { recording: true })
    const { db } = connect(filled.url)
    const client = new pg.Client({ connectionString: filled.url })
    await client.connect()
    all.push(await measure(await placeOn(filled, server, db), client))
    await client.end()
    await db.destroy()
    await server.stop()
  }
  const ms = (value = 0) => value.toFixed(1)
  const lines = (all.at(-1) ?? []).map(
    ({ name, http, sql }, at) => `| ${name} | ${ms(all[0]?.[at]?.http)} | ${ms(http)} | ${ms(sql)} |`,
  )
  const [small, large] = SIZES.map((size) => size.toLocaleString('en'))
  writeResults(
    'Dashboard',
    `By \`npm run bench:dashboard\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${small} and ${large} reservations in 5,000 rooms. The
median of ${ROUNDS} requests over HTTP, one after the other, and of the same SQL through the driver; in ms.

| piece | ${small} | ${large} | SQL alone |
| --- | ---: | ---: | ---: |
${lines.join('\n')}`,
  )
  printFigures((all.at(-1) ?? []).map(({ name, http }) => figure(`${name}, ms`, http)))
} finally {
  await cluster.stop()
}
