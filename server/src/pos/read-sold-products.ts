import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { openCategories } from './read-categories.ts'

/** Joins the prices of a product `p`: the present one as `now`, the next planned one as `next`. */
export const pricesOn = (today: string): RawBuilder<unknown> => sql`
  cross join lateral (select price, cost_price from pos_prices where product_id = p.id and valid_from <= ${today}
    order by valid_from desc limit 1) as now
  left join lateral (select json_build_object('from', valid_from, 'price', price) as change from pos_prices
    where product_id = p.id and valid_from > ${today} order by valid_from limit 1) as next on true`

/** A price of product `p` on a day, as a column. */
export const priceOn = (column: 'price' | 'cost_price', day: string): RawBuilder<unknown> =>
  sql`(select ${sql.ref(column)} from pos_prices where product_id = p.id and valid_from <= ${day}
    order by valid_from desc limit 1)`

/** Whether a shop keeps stock of the products in category `c`: `keepsStock` of the contract. */
export const stockIsKept = (shop: SystemId | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${shop} = 2 or c.type = 'p')`

/** The stock of product `p`; null if its shop keeps no stock of it (`keepsStock` of the contract). */
export const productStock = sql`case when p.systemid = 2 or p.category_id in (select id from pos_categories where type = 'p')
  then pos_stock_of(p.id) end`
export const stockColumn = sql`${productStock} as stock_in_hand`

type Row = Omit<SoldProduct, 'price'> & { price: string }

type Wanted = { shop: SystemId; today: string; where?: RawBuilder<unknown>; stock?: RawBuilder<unknown> }

/** Returns the products `p` that the tills of a shop sell, in enabled categories `c`, by name. */
export async function readSoldProducts(
  db: Kysely<DB>,
  { shop, today, where, stock = stockColumn }: Wanted,
): Promise<SoldProduct[]> {
  const { rows } = await sql<Row>`with recursive ${openCategories(shop)}
    select p.id, p.systemid, p.barcode, p.name, p.category_id as "categoryId", c.name as category, c.type,
      c.meal_type as mealtype, now.price, next.change as nextprice, p.is_variable::int as isvariable,
      p.is_visible::int as isvisible, p.image_id as image, ${stock}
    from pos_products p join open c on c.id = p.category_id ${pricesOn(today)}
    where p.systemid = ${shop} and p.is_enabled and ${where ?? sql`true`} order by lower(p.name), p.id`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, price: Number(row.price) }))
}
