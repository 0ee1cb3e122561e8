import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { samadh } from '@nivas/contract/samadh/calls.ts'
import { medianOf } from './by-sql.ts'
import { runOnce, startCluster } from './cluster.ts'
import { atLeast, figure, printFigures } from './figures.ts'
import { VISITS as VISITS_EACH } from './fill.ts'
import { fillSite, VISITS } from './fill-samadh.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { type Sent, type Server, sentOf, startServer } from './server.ts'
import { measureThroughput } from './throughput.ts'
import { entryOf, visit } from './workloads/memorial.ts'

// `npm run bench:samadh`: measures entries, the pending grid and the summary among ten million visits of the memorial
// site.

/** `-- keep` measures the database of the last run again. */
const keep = process.argv.includes('keep')

const KNOWN_CARD = `BENCH-${process.pid}-KNOWN`

const ROUNDS = 7
const SECONDS = 1

async function reading(server: Server): Promise<[name: string, ms: number][]> {
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
    ['a card that came before', sentOf(samadh.lookUp, { idNumber: KNOWN_CARD })],
    ['mobile suggestions', sentOf(samadh.mobileSearch, { mobileNo: '9000079' })],
  ]
  const answers: [string, number][] = []
  for (const [name, request] of asked) {
    const ms = await medianOf(ROUNDS, () => server.send(request))
    answers.push([name, ms])
    console.log(`${name}: ${ms.toFixed(1)} ms`)
  }
  return answers
}

const cluster = await startCluster()
try {
  const url = await cluster.empty('bench_samadh', { keep })
  const admin = new URL(url)
  admin.username = 'postgres'
  if (!keep) await fillSite(admin.href)
  // An earlier measurement has left many recent entries, which the nightly job would have summed.
  else await runOnce(admin.href, `select samadh_sum_until(now() - interval '1 hour')`)
  const server = await startServer(url)
  try {
    await server.send(entryOf(KNOWN_CARD))
    const answers = await reading(server)
    const filled = { size: VISITS / VISITS_EACH, rooms: 0, url, adminUrl: admin.href }
    const entries = await measureThroughput(filled, [visit], { rounds: ROUNDS, seconds: SECONDS })
    const rates = entries.map(
      ({ clients, http, driver, share }) =>
        `| ${clients} | ${http.toFixed(0)} | ${driver.toFixed(0)} | ${share.toFixed(2)} |`,
    )
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
${answers.map(([name, ms]) => `| ${name} | ${ms.toFixed(1)} |`).join('\n')}`,
    )
    printFigures([
      ...entries.map(({ clients, share }) => {
        const title = `entries, ${clients} clients, share of the driver`
        return clients === 64 ? atLeast(title, share, 0.6) : figure(title, share)
      }),
      ...answers.map(([name, ms]) => figure(`${name}, ms`, ms)),
    ])
  } finally {
    await server.stop()
  }
} finally {
  await cluster.stop()
}
