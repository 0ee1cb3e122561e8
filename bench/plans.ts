import pg from 'pg'
import { type Filled, startCluster } from './cluster.ts'
import { questionsFor } from './growth.ts'
import { startServer } from './server.ts'
import type { Statement } from './statements.ts'

// node bench/plans.ts: how PostgreSQL answers each question among a million reservations.

/** From its sixth execution on a prepared statement may have one plan for all values: that is the one the server lives with. */
const EXECUTIONS = 6

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(',')}}`)
  return pg.escapeLiteral(String(value))
}

async function planOf(client: pg.Client, { text, values = [] }: Statement): Promise<string> {
  await client.query(`prepare asked as ${text}`)
  const execute = `execute asked${values.length > 0 ? ` (${values.map(literal).join(', ')})` : ''}`
  for (let i = 1; i < EXECUTIONS; i += 1) await client.query(execute)
  const { rows } = await client.query(`explain (analyze, buffers) ${execute}`)
  await client.query('deallocate asked')
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

async function printPlans(filled: Filled): Promise<void> {
  const server = await startServer(filled.url, { recording: true })
  const client = new pg.Client({ connectionString: filled.url })
  await client.connect()
  try {
    for (const { name, request } of await questionsFor(server)) {
      console.log(`\n# ${name}: ${request.method} ${request.path}`)
      for (const statement of await server.record(request)) {
        // The session is looked up for every call alike.
        if (statement.text.includes('from sessions')) continue
        console.log(`\n${statement.text.trim()}\n${JSON.stringify(statement.values ?? []).slice(0, 300)}\n`)
        console.log(await planOf(client, statement))
      }
    }
  } finally {
    await client.end()
    await server.stop()
  }
}

const cluster = await startCluster()
try {
  await printPlans(await cluster.database(1_000_000))
} finally {
  await cluster.stop()
}
