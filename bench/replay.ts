import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runOnce, startCluster } from './cluster.ts'
import { atMost, figure, printFigures } from './figures.ts'
import { machine } from './machine.ts'
import { DESKS, replay } from './replay/desk.ts'
import { forgetJournal, openJournal } from './replay/journal.ts'
import { readBack } from './replay/read-back.ts'
import { occupancyOf, readStays } from './replay/stays.ts'
import { closeShop, openShop, TILLS } from './replay/tills.ts'
import { theHouse } from './replay/venue.ts'
import { writeResults } from './results.ts'
import { startServer } from './server.ts'
import { table } from './table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    resume: { type: 'boolean', default: false },
    kills: { type: 'string', default: '5' },
    first: { type: 'string', default: 'all' },
    tills: { type: 'boolean', default: false },
  },
})
const all = readStays(positionals[0])
const stays = values.first === 'all' ? all : all.slice(0, Number(values.first))
const busiest = Math.max(...occupancyOf(stays).values())
const journalFile = fileURLToPath(new URL('../.cache/bench/replay.jsonl', import.meta.url))
mkdirSync(new URL('.', `file://${journalFile}`), { recursive: true })

const cluster = await startCluster()
try {
  if (!values.resume) forgetJournal(journalFile)
  const url = await cluster.empty('bench_replay', { keep: values.resume })
  const journal = openJournal(journalFile)
  const builder = await startServer(url)
  const building = await theHouse(builder, busiest)
  const shop = values.tills ? await openShop(builder, url) : undefined
  await builder.stop()
  const kills = Number(values.kills)
  const { unanswered } = await replay(stays, { url, building, journal, kills, shop })

  const server = await startServer(url)
  const wrong = {
    ...(await readBack(server, url, stays, journal)),
    ...(shop && (await closeShop(server, url, shop, stays.length))),
  }
  await server.stop()
  const { rows } = await runOnce(url, `select split_part(version(), ' on ', 1) as version`)
  const seconds = journal.seconds()
  const rate = stays.length / seconds
  const steps = ['apply', 'auto-match', 'pay', 'check in'].map((step) => ({
    step,
    took: journal.done.map((one) => one.ms[step] ?? 0),
  }))
  const calls = [...steps, ...(shop ? [{ step: 'a ticket at a till', took: shop.ms }] : [])].map(
    ({ step, took }) => {
      const ms = took.toSorted((a, b) => a - b)
      const at = (share: number) => ms[Math.floor(share * (ms.length - 1))] ?? 0
      return { step, median: at(0.5), p99: at(0.99), longest: at(1) }
    },
  )
  const tables = [
    table(
      ['of each stay', 'median ms', '99 % ms', 'longest ms'],
      calls.map(({ step, median, p99, longest }) => [
        step,
        median.toFixed(1),
        p99.toFixed(1),
        longest.toFixed(0),
      ]),
    ),
    table(
      ['what must hold', 'wrong'],
      Object.entries(wrong).map(([name, count]) => [name, String(count)]),
    ),
  ].join('\n\n')
  console.log(`\n${tables}\n`)
  if (stays.length === all.length)
    writeResults(
      shop ? 'Replay of real stays, beside the tills' : 'Replay of real stays',
      `By \`npm run bench:replay${shop ? ' -- --tills' : ''}\` on ${new Date().toISOString().slice(0, 10)}: ${machine(String(rows[0].version))}. ${stays.length.toLocaleString('en')} stays in a house of ${busiest} like rooms,
as many as the busiest night needs; ${DESKS} desks at once: ${rate.toFixed(0)} stays a second from application to check-in, in ${seconds.toFixed(0)} s${shop ? `, while ${TILLS} tills sold something to the guests of each stay` : ''}. Meanwhile the server
was killed ${values.kills} times and ${unanswered} stays had no answer; sent again with the same keys.

${tables}`,
    )
  const figures = [
    figure('stays a second, from application to check-in', Math.round(rate)),
    ...Object.entries(wrong).map(([name, value]) => atMost(name, value, 0)),
  ]
  printFigures(figures)
  if (figures.some(({ holds }) => holds === false)) process.exitCode = 1
} finally {
  await cluster.stop()
}
