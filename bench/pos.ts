import { cash } from '@nivas/contract/cash/calls.ts'
import { expectedCash } from '@nivas/contract/cash/report.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import pg from 'pg'
import { bySql, medianOf } from './by-sql.ts'
import { runOnce, startCluster } from './cluster.ts'
import { median } from './compare.ts'
import { atLeast, figure, printFigures } from './figures.ts'
import { FIRST_LARGE, fillShops, LARGE, LARGE_SESSIONS, LINES } from './fill-pos.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { ask, type Sent, type Server, sentOf, startServer } from './server.ts'
import { measureThroughput, type Throughput } from './throughput.ts'
import { ticket } from './workloads/tills.ts'

// `npm run bench:pos`: measures sales, the closing of a session and the reports of the shops among a hundred thousand
// and a million tickets, and the same SQL directly through the driver.

/** `-- keep` measures the databases of the last run again. */
const keep = process.argv.includes('keep')

const SIZES = (process.env.TICKETS ?? '100000,1000000').split(',').map(Number)
const ROUNDS = 7
const LARGE_TABLES = [
  'pos_tickets',
  'pos_ticket_lines',
  'pos_stock_rows',
  'pos_product_days',
  'cash_receipts',
  'cash_book',
]

/** The ids of an open and a closed session, and the version of the catalogue that a till has. */
type Known = { open: number; closed: number; has: { version: string; stock_at: number } }

function reads({ open, closed, has }: Known): [name: string, request: Sent][] {
  const today = dayIn('Asia/Kolkata')
  const shop = { systemid: 2 as const }
  const last = (days: number) => ({ from: addDays(today, -days), to: addDays(today, -1) })
  const [day, month, year] = [last(1), last(30), last(365)]
  return [
    ['catalogue of a till, 10,800 books', sentOf(pos.soldCatalogue, shop)],
    ['catalogue, for a till that has it', sentOf(pos.soldCatalogue, { ...shop, ...has })],
    ['a receipt by its number', sentOf(pos.ticket, { ...shop, number: 'BC-0031-030' })],
    ['receipts, first page', sentOf(pos.tickets, shop)],
    ['receipts of a session, first page', sentOf(pos.tickets, { ...shop, session: closed })],
    [`X report of ${LARGE} tickets`, sentOf(cash.report, { id: open })],
    ['Z report', sentOf(cash.report, { id: closed })],
    ['sale by range, a day', sentOf(pos.saleByRange, { ...shop, ...day })],
    ['sale by range, a month', sentOf(pos.saleByRange, { ...shop, ...month })],
    ['sale by range, a year', sentOf(pos.saleByRange, { ...shop, ...year })],
    ['sales of a day, by hour', sentOf(pos.sales, { ...shop, ...day, by: 'hour' })],
    ['sales of a month, by day', sentOf(pos.sales, { ...shop, ...month, by: 'day' })],
    ['sales of a month, by category', sentOf(pos.sales, { ...shop, ...month, by: 'category' })],
    ['sales of a year, by category', sentOf(pos.sales, { ...shop, ...year, by: 'category' })],
    ['slow sellers of 90 days', sentOf(pos.slowSellers, { ...shop, days: 90 })],
    ['low stock', sentOf(pos.lowStock, shop)],
    ['journal of a day, first page', sentOf(cash.journal, day)],
    ['journal of a month, first page', sentOf(cash.journal, month)],
    ['journal of a year, first page', sentOf(cash.journal, year)],
    ['totals of the journal, a day', sentOf(cash.journalTotals, day)],
    ['totals of the journal, a month', sentOf(cash.journalTotals, month)],
    ['totals of the journal, a year', sentOf(cash.journalTotals, year)],
    ['the dashboard', sentOf(dashboard.figures, {})],
  ]
}

const largeSessions = (adminUrl: string) =>
  runOnce(
    adminUrl,
    'select id from cash_sessions where number >= $1 and number < $2 and closed_at is null order by id',
    [FIRST_LARGE, FIRST_LARGE + LARGE_SESSIONS],
  ).then(({ rows }) => rows.map(({ id }) => id as number))

/** Closes all sessions of a thousand tickets except the first; returns the median duration in ms. */
async function close(server: Server, sessions: readonly number[]): Promise<number> {
  const times: number[] = []
  for (const id of sessions.slice(1)) {
    const { data } = await ask(server, cash.report, { id })
    const expected = expectedCash(data)
    const begun = performance.now()
    await ask(server, cash.closeSession, { id, counted: expected, expected })
    times.push(performance.now() - begun)
  }
  return median(times)
}

type Measured = { name: string; http: number; sql: number | null; whole: string }

/**
 * Measures a request over HTTP and its SQL. A request that fails, for example because the server of a busy machine
 * gave it up, has no value.
 */
async function measureRead(
  server: Server,
  client: pg.Client,
  name: string,
  request: Sent,
): Promise<Measured> {
  try {
    const { sql, whole } = await bySql(server, client, request, { rounds: ROUNDS, large: LARGE_TABLES })
    return { name, http: await medianOf(ROUNDS, () => server.send(request)), sql, whole }
  } catch (error) {
    console.error(name, error)
    return { name, http: Number.NaN, sql: null, whole: 'not measured' }
  }
}

async function measureReads(server: Server, url: string, adminUrl: string): Promise<Measured[]> {
  const sessions = await largeSessions(adminUrl)
  const { rows } = await runOnce(
    adminUrl,
    `select max(id) as closed from cash_sessions where counter = 'bookcentre' and closed_at < now() - interval '2 days'`,
  )
  const { version, stock_at } = (await ask(server, pos.soldCatalogue, { systemid: 2 })).data
  const known = { open: sessions[0] ?? 0, closed: rows[0].closed, has: { version, stock_at } }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const measured: Measured[] = []
  try {
    for (const [name, request] of reads(known)) {
      measured.push(await measureRead(server, client, name, request))
      console.log(JSON.stringify(measured.at(-1)))
    }
    // An earlier measurement of this database has closed these sessions.
    if (sessions.length > 1) {
      const closing = `closing a session of ${LARGE} tickets`
      measured.push({ name: closing, http: await close(server, sessions), sql: null, whole: '' })
      console.log(JSON.stringify(measured.at(-1)))
    }
  } finally {
    await client.end()
  }
  return measured
}

const cluster = await startCluster()
try {
  const all: Measured[][] = []
  let rates: Throughput[] = []
  for (const tickets of SIZES) {
    const url = await cluster.empty(`bench_pos_${tickets}`, { keep })
    const admin = new URL(url)
    admin.username = 'postgres'
    if (!keep) await fillShops(admin.href, tickets)
    console.log(`${tickets} tickets`)
    const recorder = await startServer(url, { recording: true })
    try {
      if (tickets === SIZES.at(-1)) {
        const filled = { size: tickets + LARGE_SESSIONS * LARGE, rooms: 0, url, adminUrl: admin.href }
        rates = await measureThroughput(filled, [ticket], { rounds: 5, seconds: 1 })
      }
      all.push(await measureReads(recorder, url, admin.href))
    } finally {
      await recorder.stop()
    }
  }
  const [small = [], large = []] = all
  const ms = (value: number | null | undefined) => (value && !Number.isNaN(value) ? value.toFixed(1) : '')
  const lines = large.map(({ name, http, sql, whole }, at) => {
    const before = small[at]?.http ?? 0
    return `| ${name} | ${ms(before)} | ${ms(http)} | ${ms(sql)} | ${http > 0 && before > 0 ? (http / before).toFixed(1) : ''} | ${whole} |`
  })
  const count = (value = 0) => value.toLocaleString('en')
  writeResults(
    'The points of sale',
    `By \`npm run bench:pos\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${count(SIZES[0])} and ${count(SIZES[1])} tickets
of ${LINES} lines in three categories, 800 a day in three shops: ${count((SIZES[1] ?? 0) * LINES)} lines at the larger size, whose days are ten times as many. The median of ${ROUNDS} requests over HTTP,
one after the other, and of the same SQL through the driver; both in ms. A year has no more days than were filled: 125 at the smaller size.

| what is asked | ${count(SIZES[0])} tickets | ${count(SIZES[1])} tickets | SQL alone | times as long | tables read whole |
| --- | ---: | ---: | ---: | ---: | --- |
${lines.join('\n')}

Sales of three books in cash among ${count(SIZES[1])} tickets, each client a till with a session of its own: over HTTP, and their ${rates[0]?.statements} statements on the driver
alone; the ratio is the median of 5 rounds.

| clients | tickets/s over HTTP | on the driver | ratio |
| ---: | ---: | ---: | ---: |
${rates.map((one) => `| ${one.clients} | ${one.http.toFixed(0)} | ${one.driver.toFixed(0)} | ${one.share.toFixed(2)} |`).join('\n')}`,
  )
  printFigures([
    ...large.map(({ name, http }) => figure(`${name}, ms`, http)),
    ...rates.map(({ clients, share }) => {
      const title = `tickets, ${clients} clients, share of the driver`
      return clients === 64 ? atLeast(title, share, 0.6) : figure(title, share)
    }),
  ])
} finally {
  await cluster.stop()
}
