import pg from 'pg'
import { inOrder } from './in-order.ts'
import { ofAreas } from './of-areas.ts'
import { withoutIndexes } from './without-indexes.ts'

/**
 * The size of a filled venue: its number of reservations, to which the number of other rows is proportional, and its
 * number of rooms.
 */
export type Size = { size: number; rooms: number }

/**
 * The exports of an area's `testing/many.ts`: statements that fill its tables, and the areas whose rows they read.
 * Triggers and foreign keys are disabled, so the statements must write valid rows.
 */
type Many = { after?: readonly string[]; many: (of: Size) => string[] }

/**
 * Fills a migrated database with `size` reservations and a proportional number of other rows.
 *
 * @param url of a user who may disable triggers
 */
export async function fillMany(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
    )
    const areas = inOrder(await ofAreas<Many>('many.ts'))
    await withoutIndexes(client, async () => {
      for (const [, { many }] of areas)
        for (const statement of many({ size, rooms: 5_000 })) await client.query(statement)
    })
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
