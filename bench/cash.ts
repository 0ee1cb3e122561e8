import { cash } from '@nivas/contract/cash/calls.ts'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import pg from 'pg'
import { medianOf, readWhole, statementsOf } from './by-sql.ts'
import { runOnce, startCluster } from './cluster.ts'
import { type Figure, figure, printFigures } from './figures.ts'
import { fillBook, LARGE_SESSION, ROWS } from './fill-cash.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { ask, type Sent, type Server, sentOf, startServer } from './server.ts'

// `npm run bench:cash`: measures the journal and the reports with a million rows in the cash book.

const ROUNDS = 9
const LARGE_TABLES = ['cash_book', 'cash_receipts', 'cash_sessions']

async function questions(server: Server, adminUrl: string): Promise<[name: string, request: Sent][]> {
  const today = dayIn('Asia/Kolkata')
  const day = { from: addDays(today, -10), to: addDays(today, -10) }
  const week = { from: addDays(today, -16), to: addDays(today, -10) }
  const year = { from: addDays(today, -365), to: today }
  const { rows } = await runOnce(
    adminUrl,
    `select min(id) filter (where closed_at is null and id <> $1) as open, min(id) filter (where closed_at is not null) as closed from cash_sessions`,
    [LARGE_SESSION],
  )
  const { open, closed } = rows[0] as { open: number; closed: number }
  const { meta } = await ask(server, cash.journal, year)
  const last = meta.pagination.total_pages
  return [
    ['journal: a day, first page', sentOf(cash.journal, day)],
    ['journal: a week of one cashier', sentOf(cash.journal, { ...week, user_id: 3 })],
    ['journal: a week, additional Bhent alone', sentOf(cash.journal, { ...week, kind: 'DONATION' })],
    ['journal: a year, first page', sentOf(cash.journal, year)],
    [
      'journal: a year, the page in the middle',
      sentOf(cash.journal, { ...year, page: Math.floor(last / 2) }),
    ],
    ['totals of a day', sentOf(cash.journalTotals, day)],
    ['totals of a week', sentOf(cash.journalTotals, week)],
    ['totals of a year', sentOf(cash.journalTotals, year)],
    ['X report of an open session', sentOf(cash.report, { id: open })],
    ['X report of a session of 10,000 receipts', sentOf(cash.report, { id: LARGE_SESSION })],
    ['Z report', sentOf(cash.report, { id: closed })],
    ['closing of a day, 275 sessions to sign off', sentOf(cash.day, { day: day.from })],
    ['a receipt by its number', sentOf(cash.findReceipt, { number: '500000' })],
  ]
}

const cluster = await startCluster()
try {
  const url = await cluster.empty('bench_cash', { keep: false })
  const admin = new URL(url)
  admin.username = 'postgres'
  await fillBook(admin.href)
  const server = await startServer(url, { recording: true })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const lines: string[] = []
    const figures: Figure[] = []
    for (const [name, request] of await questions(server, admin.href)) {
      const whole = await readWhole(client, await statementsOf(server, request), LARGE_TABLES)
      const ms = await medianOf(ROUNDS, () => server.send(request))
      lines.push(`| ${name} | ${ms.toFixed(1)} | ${whole} |`)
      figures.push(figure(`${name}, ms`, ms))
      console.log(lines.at(-1))
    }
    writeResults(
      'The cash book',
      `By \`npm run bench:cash\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${ROWS.toLocaleString('en')} rows in the
book over a year, five counters with five sessions a day each. The median of ${ROUNDS} requests over HTTP, one after the other.

| what is asked | ms | tables read whole |
| --- | ---: | --- |
${lines.join('\n')}`,
    )
    printFigures(figures)
  } finally {
    await client.end()
    await server.stop()
  }
} finally {
  await cluster.stop()
}
