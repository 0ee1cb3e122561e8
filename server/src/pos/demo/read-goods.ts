import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { KnownProduct } from '../known-products.ts'

/** A product on sale, with the days from which its prices hold, latest first. */
export type Good = Omit<KnownProduct, 'price' | 'is_sold' | 'barcode_of'> & {
  prices: { from: string; price: number }[]
}

export type Goods = Record<SystemId, readonly Good[]>

/** Returns the visible products on sale in the three shops that have a price. */
export async function readGoods(trx: Transaction<DB>): Promise<Goods> {
  const { rows } = await sql<Good>`
    select p.id, p.systemid, p.name, c.id as "categoryId", c.name as category, c.type, c.meal_type as mealtype,
      p.is_variable::int as isvariable,
      json_agg(json_build_object('from', r.valid_from, 'price', r.price) order by r.valid_from desc) as prices
    from pos_products p join pos_categories c on c.id = p.category_id join pos_prices r on r.product_id = p.id
    where p.is_enabled and p.is_visible and c.is_enabled group by p.id, c.id order by p.id`.execute(trx)
  const of = (shop: SystemId) => rows.filter(({ systemid }) => systemid === shop)
  return { 1: of(1), 2: of(2), 3: of(3) }
}

/** Returns the price on a day; the first price if the product is newer than the day. */
export const priceOn = ({ prices }: Good, day: string): number =>
  (prices.find(({ from }) => from <= day) ?? prices.at(-1))?.price ?? 0
