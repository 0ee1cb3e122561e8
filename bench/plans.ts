import pg from 'pg'
import { connect } from '../server/src/db/connection.ts'
import { explain } from '../server/src/testing/plans-of.ts'
import { type Filled, startCluster } from './cluster.ts'
import { placeOn } from './place.ts'
import { startServer } from './server.ts'
import { isOfSession } from './statements.ts'
import { chosenOf } from './workloads.ts'

// `node bench/plans.ts`: prints PostgreSQL's plan of each query on a million reservations. An argument with names of
// workloads, separated by commas, selects some of them.

async function printPlans(filled: Filled): Promise<void> {
  const server = await startServer(filled.url, { recording: true })
  const client = new pg.Client({ connectionString: filled.url })
  await client.connect()
  const { db } = connect(filled.url)
  const place = await placeOn(filled, server, db)
  try {
    for (const { name, open } of chosenOf(process.argv[2]?.split(',')).filter(({ writes }) => !writes)) {
      const request = (await open(place)).sent({})
      console.log(`\n# ${name}: ${request.method} ${request.path}`)
      for (const statement of await server.record(request)) {
        // Every call looks up the session in the same way.
        if (isOfSession(statement)) continue
        console.log(`\n${statement.text.trim()}\n${JSON.stringify(statement.values ?? []).slice(0, 300)}\n`)
        const plan = await explain(client, { values: [], ...statement }, 'analyze, buffers')
        console.log(plan.join('\n'))
      }
    }
  } finally {
    await client.end()
    await db.destroy()
    await server.stop()
  }
}

const cluster = await startCluster()
try {
  await printPlans(await cluster.database(1_000_000))
} finally {
  await cluster.stop()
}
