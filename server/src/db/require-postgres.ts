import pg from 'pg'
import { isOperatorError, operatorError } from '../operator-error.ts'

/** The oldest version that supports all migrations. */
const OLDEST = 15

/**
 * Ensures that a database answers at `url` and is new enough.
 *
 * @throws an operator error that names the server, without the password
 */
export async function requirePostgres(url: string): Promise<void> {
  const client = clientOf(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    )
    const version = rows[0]?.version ?? ''
    if (Number.parseInt(version, 10) < OLDEST) {
      throw operatorError(`DATABASE_URL is PostgreSQL ${version}; Nivas needs ${OLDEST} or later.`)
    }
  } catch (error) {
    if (!(error instanceof Error) || isOperatorError(error)) throw error
    const { host, port, database } = client
    throw operatorError(
      `The database ${database} at ${host}:${port} (DATABASE_URL) cannot be used: ${reasonOf(error)}.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function clientOf(url: string): pg.Client {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    return client
  } catch {
    // Its error may have the password.
    throw operatorError('DATABASE_URL is no address of a database: postgres://user:password@host:5432/name.')
  }
}

/** A name with several addresses fails with one error for each address, and without a message of its own. */
function reasonOf(error: Error & { code?: string }): string {
  return error.message || error.code || error.name
}
