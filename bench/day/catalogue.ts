import type { SystemId } from '@nivas/contract/pos/systems.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import type { Wanted } from '../../server/src/pos/testing/sell.ts'
import { runOnce } from '../cluster.ts'

/** A product that a shop sells, at today's price in rupees. */
export type Goods = Wanted & {
  system: SystemId
  price: number
  type: 'b' | 'p' | 'm' | null
  meal: MealType | null
}
export type Card = { cardno: string; name: string }

/** Returns the products of the demo's shops, without Prasad, and 500 satsangis of its registry. */
export async function catalogueOf(url: string): Promise<{ goods: Goods[]; cards: Card[] }> {
  const goods = await runOnce(
    url,
    `select p.id as product, p.category_id as category, p.systemid as system, c.type, c.meal_type as meal, n.price
     from pos_products p join pos_categories c on c.id = p.category_id
     cross join lateral (select price::float8 from pos_prices where product_id = p.id and valid_from <= current_date
       order by valid_from desc limit 1) n
     where p.is_enabled and n.price > 0 and c.type is distinct from 'p'`,
  )
  const cards = await runOnce(
    url,
    'select id_card_no as cardno, main_name as name from customers order by id limit 500',
  )
  return { goods: goods.rows, cards: cards.rows }
}
