import { find } from '@nivas/contract/find/calls.ts'
import { startCluster } from './cluster.ts'
import { median } from './compare.ts'
import { atMost, type Figure, printFigures } from './figures.ts'
import { fillRecords, RECORDS } from './fill-find.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'
import { sentOf, startServer } from './server.ts'
import { typed } from './workloads/screens.ts'

// `npm run bench:find`: measures the search of Ctrl+K among a million reservations and a million customers.

/** `-- keep` measures the database of the last run again. */
const keep = process.argv.includes('keep')

const ROUNDS = 21
/** The longest time that a search may take, in ms. */
const GOAL_MS = 100

const cluster = await startCluster()
try {
  const url = await cluster.empty('bench_find', { keep })
  const admin = new URL(url)
  admin.username = 'postgres'
  if (!keep) await fillRecords(admin.href)
  const server = await startServer(url)
  try {
    const lines: string[] = []
    const figures: Figure[] = []
    for (const [name, wanted] of typed) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const begun = performance.now()
        await server.send(sentOf(find.records, { wanted }))
        times.push(performance.now() - begun)
      }
      times.sort((a, b) => a - b)
      lines.push(`| ${name} | ${median(times).toFixed(1)} | ${times.at(-1)?.toFixed(1)} |`)
      figures.push(atMost(`${name}, the longest of ${ROUNDS}, ms`, times.at(-1) ?? Number.NaN, GOAL_MS))
      console.log(lines.at(-1))
    }
    writeResults(
      'Finding anything',
      `By \`npm run bench:find\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${RECORDS.toLocaleString('en')}
reservations, as many customers, 5,000 rooms and 5,000 visitors inside; ${ROUNDS} requests over HTTP, one after the other, by a user who may see
all of them.

| what is typed | median, ms | longest, ms |
| --- | ---: | ---: |
${lines.join('\n')}`,
    )
    printFigures(figures)
  } finally {
    await server.stop()
  }
} finally {
  await cluster.stop()
}
