import type { Product } from '@nivas/contract/pos/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { noProduct } from './product-refusals.ts'
import { pricesOn, stockColumn } from './read-sold-products.ts'

export type ProductRow = Omit<Product, 'price' | 'costprice'> & { price: string; costprice: string }

/** The columns of a product `p` in category `c` in the lists of the back office; they need the joins of `pricesOn`. */
export const productColumns = sql`p.id, p.systemid, p.barcode, p.name, p.category_id as "categoryId",
  json_build_object('id', c.id, 'name', c.name) as category, now.cost_price as costprice, now.price,
  next.change as nextprice, p.is_enabled::int as enabled, p.is_variable::int as isvariable,
  p.is_visible::int as isvisible, p.image_id as image, ${stockColumn}, p.low_stock_alert, p.supid, p.taxid`

export const toProduct = (row: ProductRow): Product => ({
  ...row,
  price: Number(row.price),
  costprice: Number(row.costprice),
})

/** Returns a product; throws a 404 if there is none with this id. */
export async function readProduct(db: Kysely<DB>, today: string, id: number): Promise<Product> {
  const { rows } = await sql<ProductRow>`select ${productColumns}
    from pos_products p join pos_categories c on c.id = p.category_id ${pricesOn(today)} where p.id = ${id}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw noProduct()
  return toProduct(row)
}
