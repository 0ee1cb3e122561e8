import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'

type NewPrice = { product: number; price: number; cost: number; from: string }

/** Writes the prices of a product from a day on, unless they are the ones of that day already. */
export async function writePrice(
  trx: Transaction<DB>,
  { id: by, today }: Actor,
  { product, price, cost, from }: NewPrice,
): Promise<void> {
  if (from < today) throw wrongField('pricefrom', 'A price holds from today at the earliest')
  await sql`insert into pos_prices as p (product_id, valid_from, price, cost_price, changed_by)
    select ${product}, ${from}::date, ${price}, ${cost}, ${by}
    where (${price}::numeric, ${cost}::numeric) is distinct from (select (price, cost_price) from pos_prices
      where product_id = ${product} and valid_from <= ${from} order by valid_from desc limit 1)
    on conflict (product_id, valid_from) do update
      set price = excluded.price, cost_price = excluded.cost_price, changed_by = excluded.changed_by, changed_at = now()`.execute(
    trx,
  )
}
