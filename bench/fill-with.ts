import pg from 'pg'
import { withoutIndexes } from '../server/src/testing/without-indexes.ts'

/**
 * Fills a migrated database by plain SQL, with the rows that the server would have written. Triggers and foreign keys
 * are disabled: the rows are valid by construction.
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
    // No rows of an earlier version: the first start need not look for identity numbers.
    await client.query('update hidden_numbers set at = now()')
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
