import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'

type NewPrice = { product: number; price: number | undefined; cost: number | undefined; from: string }

/**
 * Writes the prices of a product from a day on, unless they are the ones of that day already; an omitted one stays
 * that of the day.
 */
export async function writePrice(
  trx: Transaction<DB>,
  { id: by, today }: Actor,
  { product, price, cost, from }: NewPrice,
): Promise<void> {
  if (from < today) throw wrongField('pricefrom', 'A price holds from today at the earliest')
  await sql`with given as (
      select coalesce(${price ?? null}::numeric, had.price) as price,
        coalesce(${cost ?? null}::numeric, had.cost_price) as cost_price, had.price as price_before,
        had.cost_price as cost_before
      from (select 1) as one left join (select price, cost_price from pos_prices
        where product_id = ${product} and valid_from <= ${from} order by valid_from desc limit 1) had on true)
    insert into pos_prices as p (product_id, valid_from, price, cost_price, changed_by)
    select ${product}, ${from}::date, price, cost_price, ${by} from given
    where (price, cost_price) is distinct from (price_before, cost_before)
    on conflict (product_id, valid_from) do update
      set price = excluded.price, cost_price = excluded.cost_price, changed_by = excluded.changed_by, changed_at = now()`.execute(
    trx,
  )
}
