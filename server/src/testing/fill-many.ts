import pg from 'pg'
import { inOrder } from './in-order.ts'
import { ofAreas } from './of-areas.ts'
import { withoutIndexes } from './without-indexes.ts'

/** How much a filled venue has: reservations, as much of everything that grows with them, and rooms. */
export type Size = { size: number; rooms: number }

/**
 * What an area's `testing/many.ts` exports: statements that fill its tables, and the areas whose rows they read.
 * Neither triggers nor foreign keys are at work: what is written is right by its making.
 */
type Many = { after?: readonly string[]; many: (of: Size) => string[] }

/**
 * Fills a migrated database with `size` reservations and as much of everything that grows with them.
 *
 * @param url of somebody who may write without triggers
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
