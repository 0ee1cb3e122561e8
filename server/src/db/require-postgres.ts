import pg from 'pg'
import { isOperatorError, operatorError } from '../operator-error.ts'

/** The oldest version that supports all migrations. */
const OLDEST = 15

/**
 * A limit that the connection asks for in ms, as the pools do. PgBouncer refuses it, or keeps it from PostgreSQL. It
 * lends a session for one transaction, but locks, notifications and prepared statements need a session of their own.
 */
const LIMIT_MS = 10_000

const POOLED =
  'DATABASE_URL leads to a pooler such as PgBouncer. It must lead to PostgreSQL itself: Nivas has a pool of its own.'

type Found = {
  version: string
  encoding: string
  date_style: string
  limited: string
  only_reads: boolean
  may_create: boolean
  missing: string[]
}

/** Rights and extensions are required only until Nivas has created its tables. */
const found = `select current_setting('server_version') as version,
  current_setting('server_encoding') as encoding, current_setting('DateStyle') as date_style,
  current_setting('statement_timeout') as limited,
  current_setting('transaction_read_only')::boolean as only_reads,
  to_regclass('public.migrations') is not null
    or coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), false)
      and has_database_privilege(current_database(), 'create') as may_create,
  array(select wanted from unnest(array['btree_gist', 'pg_trgm']) wanted
    where not exists (select from pg_available_extensions where name = wanted)) as missing`

/** PostgreSQL's error code for a time zone that it does not know. */
const UNKNOWN_ZONE = '22023'

/**
 * Ensures that a database answers at `url`, is new enough, and has what Nivas needs.
 *
 * @param timeZone of the venue, which this PostgreSQL must know by name
 * @throws an operator error that names the server, without the password
 */
export async function requirePostgres(url: string, timeZone = 'UTC'): Promise<void> {
  const client = clientOf(url)
  try {
    await client.connect()
    const { rows } = await client.query<Found>(found)
    const fault = rows[0] && faultOf(rows[0])
    if (fault) throw operatorError(fault)
    await client.query('select now() at time zone $1::text', [timeZone]).catch((error: { code?: string }) => {
      throw error.code === UNKNOWN_ZONE
        ? operatorError(`VENUE_TZ ${timeZone} is not known to the PostgreSQL of DATABASE_URL.`)
        : error
    })
  } catch (error) {
    if (!(error instanceof Error) || isOperatorError(error)) throw error
    const reason = reasonOf(error)
    if (/unsupported startup parameter/.test(reason)) throw operatorError(POOLED)
    const { host, port, database } = client
    throw operatorError(
      `The database ${database} at ${host}:${port} (DATABASE_URL) cannot be used: ${reason}.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function faultOf(found: Found): string | undefined {
  const { version, encoding, date_style, limited, only_reads, may_create, missing } = found
  if (Number.parseInt(version, 10) < OLDEST)
    return `DATABASE_URL is PostgreSQL ${version}; Nivas needs ${OLDEST} or later.`
  if (limited === '0') return POOLED
  if (encoding !== 'UTF8')
    return `The database of DATABASE_URL has the encoding ${encoding}: create it with template template0 encoding 'UTF8'.`
  if (!date_style.startsWith('ISO'))
    return `DateStyle is '${date_style}' for the user of DATABASE_URL; Nivas needs ISO: alter role … set DateStyle = 'ISO'.`
  if (only_reads) return 'DATABASE_URL is a database that can only be read, such as a replica.'
  if (!may_create)
    return 'The user of DATABASE_URL may not create tables there: make it the owner of the database.'
  if (missing.length > 0)
    return `The PostgreSQL of DATABASE_URL lacks the extensions ${missing.join(', ')}: install its contrib package.`
  return undefined
}

function clientOf(url: string): pg.Client {
  try {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      statement_timeout: LIMIT_MS,
    })
    client.on('error', () => {})
    return client
  } catch {
    // The error is not shown, because it may contain the password.
    throw operatorError('DATABASE_URL is no address of a database: postgres://user:password@host:5432/name.')
  }
}

/** The cause of a connection error. For a name with several addresses, Node's error has no message of its own. */
function reasonOf(error: Error & { code?: string }): string {
  return error.message || error.code || error.name
}
