import { parseArgs } from 'node:util'
import { connect } from '../server/src/db/connection.ts'
import { startTestCluster } from '../server/src/testing/cluster.ts'
import { fuzz } from '../server/src/testing/fuzz/fuzz.ts'
import { startServer } from '../server/src/testing/process.ts'
import { machine } from './machine.ts'
import { writeResults } from './results.ts'

// npm run fuzz -- --inputs N --seed S: sends N wrong and hostile requests to the real server, on a database
// with the demo's venue. `--only reservations.` limits it to calls with this prefix.

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
})
const seed = Number(values.seed)
const cluster = await startTestCluster()
const server = startServer({
  DATABASE_URL: cluster.url,
  NIVAS_DEMO: '1',
  ADMIN_PASSWORD: 'for the fuzz only',
  LOG_LEVEL: 'error',
})
const database = connect(cluster.url, 4)
try {
  const origin = await server.ready
  console.log(`${values.inputs} requests from seed ${seed}`)
  const { failures, ...counted } = await fuzz(
    { ...database, origin },
    { inputs: Number(values.inputs), seed, only: values.only, slowMs: 1_000 },
  )
  for (const failure of failures) console.log(`\n${failure}`)
  for (const line of server.said.err) console.log(line)
  const { inputs, calls, status500, slow, leaks, changed } = counted
  if (!values.only)
    writeResults(
      'Bad input',
      `By \`npm run fuzz\` on ${new Date().toISOString().slice(0, 10)}: ${machine('the PostgreSQL that comes with Nivas')}. ${inputs} requests to ${calls} calls from seed ${seed}: ${status500} answered with 500 or
not at all, ${slow} after more than a second, ${leaks} with anything of how the product is made, ${changed} that were refused and wrote all the same.`,
    )
  console.log(JSON.stringify(counted))
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  server.child.kill('SIGTERM')
  await server.ended
  await database.db.destroy()
  await cluster.stop()
}
