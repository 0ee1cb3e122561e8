import type { Answer, Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import { type Kysely, sql } from 'kysely'
import { direction, hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readBuildings, tonight } from './read-buildings.ts'

/**
 * Lists buildings, sorted by name or id. The filter `name` also matches the Hindi name that a screen may show instead.
 * Free rooms are counted for the requested nights, or for tonight.
 */
export async function listBuildings(
  db: Kysely<DB>,
  actor: Actor,
  { page, per_page, sort, order, name, arrival, departure }: Input<typeof venue.buildings>,
): Promise<Answer<typeof venue.buildings>> {
  const nights = arrival && departure ? { arrival, departure } : tonight(actor.today)
  const where =
    name === undefined
      ? sql``
      : sql`where (${hasText(sql`b.name`, name)} or ${hasText(sql`b.name_hi`, name)})`
  const by = sort === 'name' ? sql`lower(b.name)` : sql`b.id`
  const way = direction(order === 'asc')
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from buildings b ${where}`.execute(db)
  // The page is selected first, so that only its rooms are counted.
  const rows = await readBuildings(
    db,
    nights,
    sql`where b.id in (select b.id from buildings b ${where} order by ${by} ${way}
      offset ${(page - 1) * per_page} limit ${per_page}) order by ${by} ${way}`,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
