import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.gen.ts'

export type Database = { db: Kysely<DB>; pool: pg.Pool }

type Query = (text: unknown, ...rest: unknown[]) => Promise<unknown>

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    // A day has no time zone and no hour, so it stays the text that PostgreSQL sends.
    if (oid === pg.types.builtins.DATE) return (value: string) => value
    if (oid === pg.types.builtins.INT8) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  }) as typeof pg.types.getTypeParser,
}

/**
 * The maximum number of prepared statements, which limits the plans that a connection stores. Further statements are
 * sent unprepared.
 */
const MOST_PREPARED = 500
const names = new Map<string, string>()

/**
 * Whether a statement should have one plan for all its values. A pattern match should not: its best plan depends on
 * whether the pattern matches one row in three or one in a million.
 */
export const isPrepared = (text: string): boolean => !/\bi?like\b/i.test(text)

/** The name of this prepared statement on every connection. */
function nameOf(text: string): string | undefined {
  if (!isPrepared(text)) return undefined
  const known = names.get(text)
  if (known || names.size >= MOST_PREPARED) return known
  const name = hashOf(text)
  names.set(text, name)
  return name
}

const hashOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 24)

/**
 * Whether the error is PostgreSQL's refusal of a statement that was prepared before its table got other columns. This
 * happens when a server of a later version has migrated the database while this one runs. On this connection the
 * refusal is permanent.
 */
export const isOutdated = (error: unknown): boolean =>
  (error as { routine?: unknown } | null)?.routine === 'RevalidateCachedQuery'

/**
 * Prepares statements with values: they are parsed and planned once per connection instead of once per call. An
 * outdated statement gets another name, under which its next call prepares it again.
 */
function prepareStatements(client: pg.PoolClient) {
  const query = client.query.bind(client) as Query
  client.query = ((text: unknown, ...rest: unknown[]) => {
    const [values, ...callback] = rest
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(text, ...rest)
    const name = nameOf(text)
    const asked = query({ text, values, name }, ...callback)
    // A query with a callback returns no promise.
    asked?.catch((error: unknown) => {
      if (name && isOutdated(error) && names.get(text) === name) names.set(text, hashOf(name))
    })
    return asked
  }) as typeof client.query
}

/**
 * An error listener that does nothing. The pool replaces a lost connection at the next request, and the running query
 * reports the error to its caller. Without a listener on the pool (for idle connections) and on each connection in use,
 * the error would end the process.
 */
const ignoreLoss = () => {}

/** The maximum duration of a statement of a request, in ms, including its wait for locks. */
const COUNTER_MS = 10_000

/** The maximum duration of a statement of a job, in ms. */
const JOB_MS = 30_000

/**
 * Additional time, in ms, in which the database can report that it cancelled a statement. A frozen database reports
 * nothing.
 */
const GRACE_MS = 1_000

/**
 * Refuses a connection to a read-only database, to which an address may lead for a short time after a failover. The
 * caller retries.
 */
async function refuseReplica(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as replica')
  if (rows[0]?.replica)
    throw Object.assign(new Error('This PostgreSQL is a replica: it cannot write'), { code: READ_ONLY })
}

/** PostgreSQL's error code for a write in a read-only transaction. */
const READ_ONLY = '25006'

type Options = {
  /** The maximum number of connections. */
  max?: number
  /** Limits the duration of every statement to a request's, even when the database does not respond. */
  forRequests?: boolean
  /** For a replica, on which nothing is written (`replica.ts`). */
  replica?: boolean
}

/**
 * Opens a pool of connections to the database at `url`. State between requests is in the database, or is cached under a
 * version that is stored there (decision 0022), so any number of servers may share the database.
 */
export function connect(
  url: string,
  { max = 20, forRequests = false, replica = false }: Options = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    // With `pipeline`, the pool closes a connection on which a statement timed out. The next statement would wait
    // behind it.
    pipeline: true,
    // Distinguishes requests from other work, in PostgreSQL's own views too.
    application_name: forRequests ? 'nivas' : 'nivas aside',
    // When the replica does not answer, a report can still be read on the primary.
    connectionTimeoutMillis: replica ? 2_000 : 5_000,
    // Detects a lost machine within half a minute, also on an idle connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!replica && { verify: (client, done) => void refuseReplica(client).then(() => done(), done) }),
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: forRequests ? COUNTER_MS : JOB_MS,
    // Starting two parallel workers takes longer than a week's report, and they take processors from the counters.
    ...(forRequests && !replica && { options: '-c max_parallel_workers_per_gather=0' }),
    ...(forRequests && { query_timeout: COUNTER_MS + GRACE_MS }),
  })
  pool.on('connect', (client) => {
    prepareStatements(client)
    client.on('error', ignoreLoss)
  })
  pool.on('error', ignoreLoss)
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool }
}
