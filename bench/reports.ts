import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reports } from '@nivas/contract/reports/calls.ts'
import pg from 'pg'
import { startCluster } from './cluster.ts'
import { VISITS } from './fill.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { type Sent, type Server, sentOf, startServer } from './server.ts'

// npm run bench:reports: measures each report for a week, a month, a year and ten years, with two lengths of
// history, over HTTP and as the same SQL through the driver alone.
// RESERVATIONS=20000,200000 ROOMS=1000 npm run bench:reports: smaller sizes.

const SIZES = (process.env.RESERVATIONS ?? '100000,1000000').split(',').map(Number)
const ROOMS = Number(process.env.ROOMS ?? 2_000)
const ROUNDS = Number(process.env.ROUNDS ?? 5)

const today = dayIn('Asia/Kolkata')
const year = Number(today.slice(0, 4))
const lengths = { week: 7, month: 30, year: 365, 'ten years': 3650 } as const
type Length = keyof typeof lengths

/** Stays lie around today, money and entries before it. */
const around = (days: number) => ({
  from: addDays(today, -Math.floor(days / 2)),
  to: addDays(today, Math.ceil(days / 2) - 1),
})
const before = (days: number) => ({ from: addDays(today, 1 - days), to: today })

/** Reports of a range. */
const ofRange: [name: string, request: (days: number) => Sent][] = [
  ['occupancy by building', (days) => sentOf(reports.occupancyByRange, around(days))],
  ['nights of rooms', (days) => sentOf(reports.roomNights, around(days))],
  [
    'visitors by range, first page',
    (days) => sentOf(reports.visitorsByRange, { ...around(days), per_page: 20 }),
  ],
  ['Bhent by building', (days) => sentOf(reports.revenueByRange, before(days))],
  [
    'receipts of a building, first page',
    (days) => sentOf(reports.bhentShares, { ...before(days), building_id: 3, per_page: 20 }),
  ],
  [
    'parties of an event, first page',
    (days) => sentOf(reports.eventParties, { event_id: 1, ...around(days), per_page: 20 }),
  ],
  ['gate totals, first page', (days) => sentOf(reports.gateTotals, { ...before(days), per_page: 20 })],
  [
    'gate totals, their sums and chart',
    (days) => sentOf(gate.entryReport, { fromDate: before(days).from, toDate: today, period: 'Monthly' }),
  ],
  [
    'list of gate entries, first page',
    (days) => sentOf(reports.gateEntries, { ...before(days), per_page: 20 }),
  ],
]

/** Reports of a day or a year. */
const others: [name: string, request: Sent][] = [
  ['overview by week', sentOf(reports.occupancyOverview, { type: 'Weekly', year })],
  ['overview by month', sentOf(reports.occupancyOverview, { type: 'Monthly', year })],
  ['overview by year, all years', sentOf(reports.occupancyOverview, { type: 'Yearly' })],
  ['every night of a year (heat map)', sentOf(reports.occupancyByDay, { year })],
  ['event report', sentOf(reports.event, { event_id: 1, year })],
  ['arrivals of a day, first page', sentOf(reports.arrivals, { searchDate: today, per_page: 20 })],
  ['arrivals by hour', sentOf(reports.arrivalsByHour, { searchDate: today })],
  ['gate by quarter hour', sentOf(reports.gateQuarterHours, { day: addDays(today, -1) })],
  ['years', sentOf(reports.years, {})],
]

type Measured = { name: string; length: string; http: number; sql: number }

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

async function one(server: Server, client: pg.Client, request: Sent) {
  const own = (await server.record(request)).filter(({ text }) => !text.includes('from sessions'))
  const sql = await medianOf(async () => {
    for (const { text, values } of own) await client.query(text, (values ?? []) as unknown[])
  })
  return { http: await medianOf(() => server.send(request)), sql }
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
    for (const [name, request] of ofRange)
      for (const length of Object.keys(lengths) as Length[]) await add(name, length, request(lengths[length]))
    for (const [name, request] of others) await add(name, '', request)
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
} finally {
  await cluster.stop()
}
