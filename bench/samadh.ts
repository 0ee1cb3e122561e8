import { randomBytes } from 'node:crypto'
import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { samadh } from '@nivas/contract/samadh/calls.ts'
import { connect } from '../server/src/db/connection.ts'
import { runOnce, startCluster } from './cluster.ts'
import { compare, median } from './compare.ts'
import { fillSite, VISITS } from './fill-samadh.ts'
import { beside, overHttp, replay } from './load.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { type Sent, type Server, sentOf, startServer } from './server.ts'
import type { Statement } from './statements.ts'

// npm run bench:samadh: measures entries, the pending grid and the summary among ten million visits of the
// memorial site.

/** `-- keep` measures again what the last run filled. */
const keep = process.argv.includes('keep')

const ROUNDS = 7
const CLIENTS = [1, 8, 64]
/** The entries of half a round. */
const ENTRIES = 600

let cards = 0
const entry = (): Sent => {
  cards += 1
  return sentOf(samadh.visit, {
    idNumber: `BENCH-${process.pid}-${cards}`,
    idProof: 7,
    visitorname: 'Asha Rao',
    mobileNumber: '9876543210',
    mobilesCollected: 0,
    country: 'IND',
    tourType: 3,
    gents: 2,
    ladies: 3,
    children: 1,
    birthYear: 1980,
  })
}

/** The statements of an entry for another card: its hash is the only value of 16 bytes. */
function forAnotherCard(statements: readonly Statement[]): Statement[] {
  const hash = randomBytes(16)
  return statements.map((statement) => ({
    ...statement,
    ...(statement.values && {
      values: statement.values.map((value) =>
        value instanceof Uint8Array && value.length === 16 ? hash : value,
      ),
    }),
  }))
}

async function entries(server: Server, recorder: Server, url: string): Promise<string[]> {
  await recorder.send(entry())
  const recorded = await recorder.record(entry())
  const { db, pool } = connect(url)
  const lines: string[] = []
  try {
    for (const clients of CLIENTS) {
      const amount = Math.max(ENTRIES, clients * 20)
      const { values, ratio } = await compare(
        ROUNDS,
        async () => amount / (await beside(clients, amount, () => replay(pool, forAnotherCard(recorded)))),
        async () => amount / (await overHttp(server, clients, amount, entry)),
      )
      const [driver = 0, http = 0] = values
      lines.push(`| ${clients} | ${Math.round(http)} | ${Math.round(driver)} | ${ratio.toFixed(2)} |`)
      console.log(lines.at(-1))
    }
  } finally {
    await db.destroy()
  }
  return lines
}

async function reading(server: Server): Promise<string[]> {
  const today = dayIn('Asia/Kolkata')
  const asked: [string, Sent][] = [
    ['pending visitors, first page', sentOf(samadh.pending, {})],
    ['pending visitors, by name', sentOf(samadh.pending, { name: 'meena' })],
    ['summary of a day', sentOf(samadh.entryReport, { period: 'Daily', fromDate: today, toDate: today })],
    [
      'summary of 30 days, by day',
      sentOf(samadh.entryReport, { period: 'Daily', fromDate: addDays(today, -29), toDate: today }),
    ],
    [
      'summary of a year, by month',
      sentOf(samadh.entryReport, { period: 'Monthly', fromDate: addDays(today, -364), toDate: today }),
    ],
    ['entries of a day, by quarter of an hour', sentOf(samadh.dayEntries, { day: addDays(today, -1) })],
    ['visitor information of a day', sentOf(samadh.information, { from: today, to: today })],
    ['a card that came before', sentOf(samadh.lookUp, { idNumber: `BENCH-${process.pid}-1` })],
    ['mobile suggestions', sentOf(samadh.mobileSearch, { mobileNo: '9000079' })],
  ]
  const lines: string[] = []
  for (const [name, request] of asked) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now()
      await server.send(request)
      times.push(performance.now() - begun)
    }
    lines.push(`| ${name} | ${median(times).toFixed(1)} |`)
    console.log(lines.at(-1))
  }
  return lines
}

const cluster = await startCluster()
try {
  const url = await cluster.empty('bench_samadh', { keep })
  const admin = new URL(url)
  admin.username = 'postgres'
  if (!keep) await fillSite(admin.href)
  // The entries of an earlier measurement came within minutes; the job of the night would have added them up.
  else await runOnce(admin.href, `select samadh_sum_until(now() - interval '1 hour')`)
  const recorder = await startServer(url, { recording: true })
  const server = await startServer(url)
  try {
    await server.send(entry())
    const answers = await reading(server)
    const rates = await entries(server, recorder, url)
    writeResults(
      'The memorial site',
      `By \`npm run bench:samadh\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${VISITS.toLocaleString('en')} visits
over two years. Entries of new cards over HTTP, and their statements on the driver alone; the ratio is the median of ${ROUNDS} rounds.

| clients | entries/s over HTTP | on the driver | ratio |
| ---: | ---: | ---: | ---: |
${rates.join('\n')}

The median of ${ROUNDS} requests over HTTP, one after the other.

| what is asked | ms |
| --- | ---: |
${answers.join('\n')}`,
    )
  } finally {
    await server.stop()
    await recorder.stop()
  }
} finally {
  await cluster.stop()
}
