import pg from 'pg'
import { medianOf } from './by-sql.ts'
import { startCluster } from './cluster.ts'
import { atMost, figure, printFigures } from './figures.ts'
import { VISITS } from './fill.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { type Sent, type Server, startServer } from './server.ts'
import { reportsOfDay, reportsOfRange, reportsOfYears } from './workloads/reports.ts'

// npm run bench:reports: measures each report for a week, a month, a year and ten years, with two lengths of
// history, over HTTP and as the same SQL through the driver alone.
// RESERVATIONS=20000,200000 ROOMS=1000 npm run bench:reports: smaller sizes.

const SIZES = (process.env.RESERVATIONS ?? '100000,1000000').split(',').map(Number)
const ROOMS = Number(process.env.ROOMS ?? 2_000)
const ROUNDS = Number(process.env.ROUNDS ?? 5)

const lengths = { week: 7, month: 30, year: 365, 'ten years': 3650 } as const
type Length = keyof typeof lengths

type Measured = { name: string; length: string; http: number; sql: number }

async function one(server: Server, client: pg.Client, request: Sent) {
  const own = (await server.record(request)).filter(({ text }) => !text.includes('from sessions'))
  const sql = await medianOf(ROUNDS, async () => {
    for (const { text, values } of own) await client.query(text, (values ?? []) as unknown[])
  })
  return { http: await medianOf(ROUNDS, () => server.send(request)), sql }
}

async function measure(url: string): Promise<Measured[]> {
  const server = await startServer(url, { recording: true })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const measured: Measured[] = []
    const add = async (name: string, length: string, request: Sent) => {
      measured.push({ name, length, ...(await one(server, client, request)) })
      console.log(JSON.stringify(measured.at(-1)))
    }
    for (const [name, request] of reportsOfRange)
      for (const length of Object.keys(lengths) as Length[]) await add(name, length, request(lengths[length]))
    for (const [name, request] of [...reportsOfYears, ...reportsOfDay]) await add(name, '', request)
    return measured
  } finally {
    await client.end()
    await server.stop()
  }
}

const cluster = await startCluster()
try {
  const all: Measured[][] = []
  for (const size of SIZES) all.push(await measure((await cluster.database(size, ROOMS)).url))
  const [small = [], large = []] = all
  const lines = large.map(({ name, length, http, sql }, at) => {
    const less = small[at]?.http ?? 0
    return `| ${name} | ${length} | ${less.toFixed(1)} | ${http.toFixed(1)} | ${sql.toFixed(1)} | ${(http / less).toFixed(1)} |`
  })
  const count = (value: number) => value.toLocaleString('en')
  const [few = 0, many = 0] = SIZES
  writeResults(
    'Reports',
    `By \`npm run bench:reports\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${count(few)} and ${count(many)}
reservations over ${count(ROOMS)} rooms, three receipts for each that is paid, ${count(many * VISITS)} visits at the larger size; as many a day at both, so that
the larger has the longer history. The median of ${ROUNDS} requests over HTTP, one after the other, and of the same SQL through the driver; both in ms. Ten years
are all there is.

| report | range | ${count(few)} | ${count(many)} | its SQL alone | times as long |
| --- | --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}`,
  )
  printFigures(
    large.map(({ name, length, http }, at) => {
      const title = `${name} ${length}`.trim()
      const times = http / (small[at]?.http ?? Number.NaN)
      // Longer ranges have more days in the larger history.
      return length === 'week' || length === 'month'
        ? atMost(`${title}, times as long in ten times the history`, times, 2)
        : figure(`${title}, ms`, http)
    }),
  )
} finally {
  await cluster.stop()
}
