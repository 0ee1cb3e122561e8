import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { readSoldProducts } from './read-sold-products.ts'

/** Returns the visible products of a category and of the enabled categories below it. */
export const productsOfCategory = (
  db: Kysely<DB>,
  { today }: Actor,
  { systemid, categoryid }: Input<typeof pos.productsOfCategory>,
): Promise<SoldProduct[]> =>
  readSoldProducts(db, {
    shop: systemid,
    today,
    where: sql`p.is_visible and c.id in (with recursive under as (
      select id from open where id = ${categoryid}
      union all select o.id from open o join under on o.parent_id = under.id) select id from under)`,
  })

/** Returns the product with a barcode, even if it is not visible. */
export async function productByBarcode(
  db: Kysely<DB>,
  { today }: Actor,
  { systemid, barcode }: Input<typeof pos.productByBarcode>,
): Promise<SoldProduct> {
  const where = sql`p.barcode = ${barcode}`
  const [product] = await readSoldProducts(db, { shop: systemid, today, where })
  if (!product) throw new Refusal(404, 'No Product Found with Scanned Barcode.')
  return product
}
