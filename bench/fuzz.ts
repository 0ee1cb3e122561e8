import { parseArgs } from 'node:util'
import { connect } from '../server/src/db/connection.ts'
import { startTestCluster } from '../server/src/testing/cluster.ts'
import { createDatabase } from '../server/src/testing/create-database.ts'
import { fuzz } from '../server/src/testing/fuzz/fuzz.ts'
import { startServer } from '../server/src/testing/process.ts'
import { type Progress, type Round, storedProgress, storeProgress, together } from './fuzz/rounds.ts'
import { machine } from './machine.ts'
import { memoryOf } from './memory-of.ts'
import { writeResults } from './results.ts'

// `npm run fuzz -- --inputs N --seed S`: sends N wrong and hostile requests to the real server, on a database with the
// demo's venue, in rounds, each on a new server and a new copy of that database. `--resume` continues the last run
// after its last complete round; with `--inputs`, up to a different number. `--only reservations.` limits it to calls
// with this prefix.

/** The number of inputs in a round. The seed of a round is the first seed plus the number of the round. */
const ROUND = 20_000

const { values } = parseArgs({
  options: {
    inputs: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    resume: { type: 'boolean', default: false },
  },
})
const inputs = Number(values.inputs ?? 10_000)
const progress: Progress = values.resume
  ? { ...storedProgress(), ...(values.inputs && { inputs }) }
  : { inputs, seed: Number(values.seed), only: values.only, rounds: [] }
const rounds = Math.ceil(progress.inputs / ROUND)

const serve = (databaseUrl: string) =>
  startServer({
    DATABASE_URL: databaseUrl,
    NIVAS_DEMO: '1',
    ADMIN_PASSWORD: 'for the fuzz only',
    LOG_LEVEL: 'error',
  })

async function run(number: number, template: string): Promise<Round> {
  const copy = await createDatabase(template, new URL(template).pathname.slice(1))
  const server = serve(copy.url)
  const database = connect(copy.url, { max: 4 })
  const begun = performance.now()
  try {
    const found = await fuzz(
      { ...database, origin: await server.ready },
      {
        inputs: Math.min(ROUND, progress.inputs - number * ROUND),
        seed: progress.seed + number,
        only: progress.only,
        slowMs: 1_000,
      },
    )
    const seconds = (performance.now() - begun) / 1000
    return {
      ...found,
      seconds,
      client: Math.round(memoryOf(process)),
      server: Math.round(memoryOf(server.child)),
    }
  } finally {
    server.child.kill('SIGTERM')
    await server.ended
    for (const line of server.output.err) console.log(line)
    await database.db.destroy()
    await copy.drop()
  }
}

console.log(
  `${progress.inputs} requests from seed ${progress.seed}, ${progress.rounds.length} of ${rounds} rounds done`,
)
const cluster = await startTestCluster()
try {
  // The first start fills the demo, once for all rounds.
  const first = serve(cluster.url)
  await first.ready
  first.child.kill('SIGTERM')
  await first.ended
  for (let number = progress.rounds.length; number < rounds; number += 1) {
    const round = await run(number, cluster.url)
    for (const failure of round.failures) console.log(`\n${failure}`)
    progress.rounds.push(round)
    storeProgress(progress)
    const { seconds, client, server } = round
    console.log(
      `round ${number + 1}: ${round.inputs} in ${Math.round(seconds)} s, ${Math.round(round.inputs / seconds)} a second; client ${client} MB, server ${server} MB`,
    )
  }
} finally {
  await cluster.stop()
}

const all = together(progress)
const { calls, status500, slow, leaks, changed, perSecond, client, server } = all
if (!progress.only)
  writeResults(
    'Bad input',
    `By \`npm run fuzz\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${all.inputs} requests to ${calls} calls from seed ${progress.seed}, ${perSecond} a second: ${status500} answered with 500 or
not at all, ${slow} after more than a second, ${leaks} with anything of how the product is made or with an identity number, ${changed} that were refused and wrote all the same. In ${rounds} rounds of ${ROUND}; at the end of each the
client had ${client.join(', ')} MB, the server ${server.join(', ')} MB.`,
  )
console.log(JSON.stringify(all))
// A prefix that matches no call sends no requests: the run has failed.
process.exitCode = all.inputs === 0 || status500 + slow + leaks + changed > 0 ? 1 : 0
