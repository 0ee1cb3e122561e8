import type { Answer, Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { Category } from '@nivas/contract/pos/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, direction, hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { categoryColumns } from './read-categories.ts'
import { shopsToRead } from './shops-to-read.ts'

const orders = { name: sql`lower(c.name)`, ismain: sql`c.is_main`, enabled: sql`c.is_enabled` }

/** Returns a page of the categories of the caller's shops. */
export async function listCategories(
  db: Kysely<DB>,
  actor: Actor,
  { page, per_page, sort, order, systemid, name, enabled }: Input<typeof pos.categories>,
): Promise<Answer<typeof pos.categories>> {
  const shops = shopsToRead(actor, systemid, 'categories', 'products')
  const conditions = [
    sql`c.systemid = any(${shops})`,
    ...(name === undefined ? [] : [hasText(sql`c.name`, name)]),
    ...(enabled === undefined ? [] : [sql`c.is_enabled = ${enabled === '1'}`]),
  ]
  const from = sql`pos_categories c where ${sql.join(conditions, sql` and `)}`
  const way = direction(order === 'asc')
  const by = sql`${orders[sort]} ${way}, lower(c.name), c.id`
  const { rows } = await sql<Category>`
    with page as materialized (select c.*, row_number() over (order by ${by}) as place from ${from}
      order by ${by} offset ${(page - 1) * per_page} limit ${per_page})
    select ${categoryColumns} from page c order by c.place`.execute(db)
  return { rows, total: await countUpToLimit(db, from) }
}
