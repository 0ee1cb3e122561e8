import pg from 'pg'
import { medianOf, msOnDriver, statementsOf } from './by-sql.ts'
import { startCluster } from './cluster.ts'
import { compare } from './compare.ts'
import { atMost, figure, printFigures } from './figures.ts'
import { VISITS } from './fill.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { type Sent, type Server, startServer } from './server.ts'
import { reportsOfDay, reportsOfRange, reportsOfYears } from './workloads/reports.ts'

// `npm run bench:reports`: measures each report for a week, a month, a year and ten years, with two lengths of
// history, over HTTP and as the same SQL directly through the driver. `RESERVATIONS=20000,200000 ROOMS=1000 npm run
// bench:reports` measures smaller sizes.

const SIZES = (process.env.RESERVATIONS ?? '100000,1000000').split(',').map(Number)
const ROOMS = Number(process.env.ROOMS ?? 2_000)
const ROUNDS = Number(process.env.ROUNDS ?? 5)

const lengths = { week: 7, month: 30, year: 365, 'ten years': 3650 } as const
type Length = keyof typeof lengths

/** A server on a database, and a separate client for its SQL. */
type Side = { server: Server; client: pg.Client }

/**
 * Durations in ms; `times` is the ratio of the longer history to the shorter, the median of the ratios of the rounds.
 */
type Measured = { name: string; length: string; small: number; large: number; sql: number; times: number }

async function openSide(url: string): Promise<Side> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return { server: await startServer(url, { recording: true }), client }
}

/** Measures a request on the servers in turns. */
async function measureOne(sides: readonly Side[], request: Sent) {
  const asking = (side: Side) => () => medianOf(1, () => side.server.send(request))
  // The first request fills caches.
  for (const side of sides) await asking(side)()
  const {
    values: [small = Number.NaN, large = Number.NaN],
    ratio,
  } = await compare(ROUNDS, ...sides.map(asking))
  const { server, client } = sides.at(-1) as Side
  const sql = await msOnDriver(client, await statementsOf(server, request), ROUNDS)
  return { small, large, sql, times: ratio }
}

async function measure(sides: readonly Side[]): Promise<Measured[]> {
  const measured: Measured[] = []
  const add = async (name: string, length: string, request: Sent) => {
    measured.push({ name, length, ...(await measureOne(sides, request)) })
    console.log(JSON.stringify(measured.at(-1)))
  }
  for (const [name, request] of reportsOfRange)
    for (const length of Object.keys(lengths) as Length[]) await add(name, length, request(lengths[length]))
  for (const [name, request] of [...reportsOfYears, ...reportsOfDay]) await add(name, '', request)
  return measured
}

if (SIZES.length !== 2) throw new Error('RESERVATIONS takes two sizes')
const cluster = await startCluster()
const sides: Side[] = []
try {
  const urls: string[] = []
  for (const size of SIZES) urls.push((await cluster.database(size, ROOMS)).url)
  for (const url of urls) sides.push(await openSide(url))
  const all = await measure(sides)
  const lines = all.map(
    ({ name, length, small, large, sql, times }) =>
      `| ${name} | ${length} | ${small.toFixed(1)} | ${large.toFixed(1)} | ${sql.toFixed(1)} | ${times.toFixed(1)} |`,
  )
  const count = (value: number) => value.toLocaleString('en')
  const [few = 0, many = 0] = SIZES
  writeResults(
    'Reports',
    `By \`npm run bench:reports\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${count(few)} and ${count(many)}
reservations over ${count(ROOMS)} rooms, three receipts for each that is paid, ${count(many * VISITS)} visits at the larger size; as many a day at both, so that
the larger has the longer history. The median of ${ROUNDS} requests over HTTP, in turns with both lengths, and of the same SQL through the driver; both in ms. Ten years
are all there is.

| report | range | ${count(few)} | ${count(many)} | its SQL alone | times as long |
| --- | --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}`,
  )
  printFigures(
    all.map(({ name, length, large, times }) => {
      const title = `${name} ${length}`.trim()
      // A longer range has more days with data in the larger history, so it has no goal.
      return length === 'week' || length === 'month'
        ? atMost(`${title}, times as long in ten times the history`, times, 2)
        : figure(`${title}, ms`, large)
    }),
  )
} finally {
  for (const { server, client } of sides) {
    await client.end()
    await server.stop()
  }
  await cluster.stop()
}
