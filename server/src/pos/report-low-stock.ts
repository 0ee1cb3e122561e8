import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { LowStockProduct } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { openCategories } from './read-categories.ts'
import { stockIsKept } from './read-sold-products.ts'

/** The products `p` on sale, in category `c`, whose stock is below zero or at most their alert; `s` has the stock. */
export const lowStockOf = (shop: SystemId): RawBuilder<unknown> => sql`pos_products p
  join (with recursive ${openCategories(shop)} select id, name, type from open) c
    on c.id = p.category_id and ${stockIsKept(shop)}
  left join (select product_id, sum(in_hand)::int as in_hand from pos_stock group by product_id) s on s.product_id = p.id
  where p.systemid = ${shop} and p.is_enabled
    and (coalesce(s.in_hand, 0) <= p.low_stock_alert or s.in_hand < 0)`

/** Returns the products to reorder, lowest stock first. */
export async function lowStock(
  db: Kysely<DB>,
  _actor: Actor,
  { systemid }: Input<typeof pos.lowStock>,
): Promise<LowStockProduct[]> {
  const { rows } = await sql<LowStockProduct>`
    select p.id, p.name, p.barcode, json_build_object('id', c.id, 'name', c.name) as category,
      coalesce(s.in_hand, 0) as stock_in_hand, p.low_stock_alert
    from ${lowStockOf(systemid)} order by coalesce(s.in_hand, 0), lower(p.name), p.id`.execute(db)
  return rows
}
