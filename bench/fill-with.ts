import pg from 'pg'
import { withoutIndexes } from '../server/src/testing/without-indexes.ts'

/**
 * Fills a migrated database with plain SQL, with the rows that the server would have written. Triggers and foreign keys
 * are disabled, because the rows are valid by construction.
 */
export async function fillWith(adminUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
    )
    await withoutIndexes(client, async () => {
      for (const statement of statements) await client.query(statement)
    })
    // There are no rows of an earlier version, so the first start need not search for identity numbers.
    await client.query('update hidden_numbers set at = now()')
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
