import type { Answer, Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { type Kysely, sql } from 'kysely'
import { countUpToLimit, direction, hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { type ProductRow, productColumns, toProduct } from './read-products.ts'
import { priceOn, pricesOn, productStock } from './read-sold-products.ts'
import { shopsToRead } from './shops-to-read.ts'

type Products = typeof pos.products

/** The limit of the count: more products than any shop has, so that the count is exact. */
const MOST_PRODUCTS = 100_000

const orderBy = (sort: Input<Products>['sort'], today: string) =>
  ({
    name: sql`lower(p.name)`,
    barcode: sql`p.barcode collate "C"`,
    price: priceOn('price', today),
    costprice: priceOn('cost_price', today),
    stock_in_hand: productStock,
  })[sort]

function matchingProducts(
  { ids, name, barcode, category, enabled }: Input<Products>,
  shops: readonly number[],
) {
  const conditions = [
    shops.length === 1 ? sql`p.systemid = ${shops[0]}` : sql`p.systemid = any(${shops})`,
    ...(ids === undefined ? [] : [sql`p.id = any(${ids}::int[])`]),
    ...(name === undefined ? [] : [hasText(sql`p.name`, name)]),
    ...(barcode === undefined ? [] : [hasText(sql`p.barcode`, barcode)]),
    ...(enabled === undefined ? [] : [sql`p.is_enabled = ${enabled === '1'}`]),
    ...(category === undefined
      ? []
      : [
          sql`p.category_id in (with recursive under as (
            select id from pos_categories where id = ${category}
            union all select c.id from pos_categories c join under on c.parent_id = under.id) select id from under)`,
        ]),
  ]
  return sql`pos_products p where ${sql.join(conditions, sql` and `)}`
}

/** Returns a page of the products of the caller's shops; the filter `category` includes the categories below it. */
export async function listProducts(
  db: Kysely<DB>,
  actor: Actor,
  query: Input<Products>,
): Promise<Answer<Products>> {
  const { page, per_page, sort, order } = query
  const { today } = actor
  const from = matchingProducts(query, shopsToRead(actor, query.systemid, 'products'))
  const way = direction(order === 'asc')
  const by = orderBy(sort, today)
  // Products without a stock, such as meals, come last, as in the lists that the browser sorts.
  const none = sort === 'stock_in_hand' ? sql`nulls last` : sql``
  const { rows } = await sql<ProductRow>`
    with page as materialized (
      select *, row_number() over () as place from (
        select p.* from ${from} order by ${by} ${way} ${none}, p.id ${way} offset ${(page - 1) * per_page} limit ${per_page}) as found)
    select ${productColumns} from page p join pos_categories c on c.id = p.category_id ${pricesOn(today)}
    order by p.place`.execute(db)
  return { rows: rows.map(toProduct), total: await countUpToLimit(db, from, MOST_PRODUCTS) }
}
