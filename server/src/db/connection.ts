import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { onePieceSocket } from './one-piece-socket.ts'
import type { DB } from './schema.gen.ts'
import { type Query, sendAhead } from './send-ahead.ts'

export type Database = { db: Kysely<DB>; pool: pg.Pool }

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    // A day has no time zone and no hour: it stays the text that PostgreSQL sends.
    if (oid === pg.types.builtins.DATE) return (value: string) => value
    if (oid === pg.types.builtins.INT8) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  }) as typeof pg.types.getTypeParser,
}

/** Past this many different statements, further ones are sent unprepared, so that no connection fills with plans. */
const MOST_PREPARED = 500
const names = new Map<string, string>()

/**
 * Whether a statement is worth one plan for all its values. A pattern is not: whether one row in three matches it or one
 * in a million decides how it is best looked for.
 */
export const isPrepared = (text: string): boolean => !/\bi?like\b/i.test(text)

/** The name under which every connection prepares this statement. */
function nameOf(text: string): string | undefined {
  if (!isPrepared(text)) return undefined
  const known = names.get(text)
  if (known || names.size >= MOST_PREPARED) return known
  const name = createHash('sha1').update(text).digest('hex').slice(0, 24)
  names.set(text, name)
  return name
}

/** Statements with values are parsed and planned once per connection instead of once per call. */
function prepareStatements(client: pg.PoolClient) {
  const query = client.query.bind(client) as Query
  client.query = ((text: unknown, ...rest: unknown[]) => {
    const [values, ...callback] = rest
    return typeof text === 'string' && Array.isArray(values) && values.length > 0
      ? query({ text, values, name: nameOf(text) }, ...callback)
      : query(text, ...rest)
  }) as typeof client.query
}

/**
 * A connection that dies is replaced by the next request, and whoever was using it hears of it from the query. Without
 * a listener, on the pool for idle ones and on each that is in use, the process would die of it.
 */
const ignoreLoss = () => {}

/** How long, in ms, somebody at a counter may wait for one statement, its wait for what others have locked included. */
const COUNTER_MS = 10_000

/** The same for work that nobody waits for. */
const JOB_MS = 30_000

/** For a statement that the database has broken off itself to tell us so: one that is frozen does not. */
const GRACE_MS = 1_000

/**
 * After a failover an address may lead to a database that only reads for a moment: who gets there tries again instead of
 * keeping the connection.
 */
async function refuseReplica(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as replica')
  if (rows[0]?.replica)
    throw Object.assign(new Error('This PostgreSQL is a replica: it cannot write'), { code: READ_ONLY })
}

/** PostgreSQL's own code for a write where only reading is possible. */
const READ_ONLY = '25006'

/**
 * Connections to the database at `url`, at most `max` of them. What is kept between requests is in the database,
 * or is kept under a version that is (decision 0022): any number of servers may share it.
 *
 * @param forRequests no statement may take longer than people wait, not even when the database has fallen silent
 */
export function connect(url: string, max = 20, forRequests = false): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    // A connection on which a statement was not answered in time is then given up too: what is asked on it next would wait
    // behind it.
    pipeline: true,
    stream: onePieceSocket,
    application_name: 'nivas',
    connectionTimeoutMillis: 5_000,
    // A machine that is gone without a word is noticed within half a minute also where nothing is sent to it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    verify: (client, done) => refuseReplica(client).then(() => done(), done),
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: forRequests ? COUNTER_MS : JOB_MS,
    ...(forRequests && { query_timeout: COUNTER_MS + GRACE_MS }),
  })
  pool.on('connect', (client) => {
    prepareStatements(client)
    sendAhead(client)
    client.on('error', ignoreLoss)
  })
  pool.on('error', ignoreLoss)
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool }
}
