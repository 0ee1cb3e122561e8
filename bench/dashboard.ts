import { totalsCall } from '@nivas/contract/cash/totals-call.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { liveBoardCall } from '@nivas/contract/gate/live-board-call.ts'
import { mealCalls } from '@nivas/contract/pos/meal-calls.ts'
import { arrivalsCall } from '@nivas/contract/reservations/arrivals.ts'
import { roomsTonightCall } from '@nivas/contract/venue/rooms-tonight.ts'
import pg from 'pg'
import { startCluster } from './cluster.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { type Sent, type Server, sentOf, startServer } from './server.ts'

// npm run bench:dashboard: measures each call of the dashboard at two sizes, and its SQL through the driver alone.

const SIZES = (process.env.SIZES ?? '100000,1000000').split(',').map(Number)
const ROUNDS = 15

const today = dayIn('Asia/Kolkata')
const day = (count: number) => ({ from: addDays(today, count), to: addDays(today, count) })

const calls: [name: string, request: Sent][] = [
  ['figures and things that want a look', sentOf(dashboard.figures, {})],
  ['arrivals still expected, by hour', sentOf(arrivalsCall.arrivals, {})],
  ['rooms tonight, by building and state', sentOf(roomsTonightCall.roomsTonight, {})],
  ['Bhent today', sentOf(totalsCall.journalTotals, { ...day(0), kind: 'BHENT' })],
  ['Bhent a week ago', sentOf(totalsCall.journalTotals, { ...day(-7), kind: 'BHENT' })],
  ['people inside', sentOf(liveBoardCall.liveBoard, {})],
  ['meals to cook', sentOf(mealCalls.mealBoard, {})],
]

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

type Measured = { name: string; http: number; sql: number }

async function measure(server: Server, client: pg.Client): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [name, request] of calls) {
    const own = (await server.record(request)).filter(({ text }) => !text.includes('from session'))
    const sql = await medianOf(async () => {
      for (const { text, values } of own) await client.query(text, (values ?? []) as unknown[])
    })
    measured.push({ name, http: await medianOf(() => server.send(request)), sql })
    console.log(JSON.stringify(measured.at(-1)))
  }
  return measured
}

const cluster = await startCluster()
try {
  const all: Measured[][] = []
  for (const size of SIZES) {
    const { url } = await cluster.database(size)
    const server = await startServer(url, { recording: true })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    all.push(await measure(server, client))
    await client.end()
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
} finally {
  await cluster.stop()
}
