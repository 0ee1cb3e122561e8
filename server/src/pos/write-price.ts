import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'

type NewPrice = { product: number; price: number | undefined; cost: number | undefined; from: string }

/**
 * Returns the new value of a column of a planned price `later`, after the price `given` was written for an earlier
 * day.
 */
function followed(
  column: 'price' | 'cost_price',
  before: 'price_before' | 'cost_before',
): RawBuilder<unknown> {
  const [own, had, now] = [sql.ref(`later.${column}`), sql.ref(`given.${before}`), sql.ref(`given.${column}`)]
  return sql`case when ${own} = ${had} and not exists (select from pos_prices o where o.product_id = later.product_id
    and o.valid_from > given.valid_from and o.valid_from < later.valid_from and ${sql.ref(`o.${column}`)} <> ${had})
    then ${now} else ${own} end`
}

/**
 * Lets planned prices follow the price `given`, which is written for an earlier day. A planned row has both price and
 * cost price. If only one of them was planned, the other repeats the value that held before, and would restore it on
 * that day. Such a value follows `given`, up to the first day with a different planned value.
 */
export const followGiven = sql`update pos_prices later
  set price = ${followed('price', 'price_before')}, cost_price = ${followed('cost_price', 'cost_before')}
  from given where later.product_id = given.product_id and later.valid_from > given.valid_from
    and (given.price, given.cost_price) is distinct from (given.price_before, given.cost_before)`

/**
 * Writes the price and the cost price of a product from a day on, if they differ from the prices of that day. An
 * omitted one keeps its value of that day.
 */
export async function writePrice(
  trx: Transaction<DB>,
  { id: by, today }: Actor,
  { product, price, cost, from }: NewPrice,
): Promise<void> {
  if (from < today) throw wrongField('pricefrom', 'A price can apply from today at the earliest')
  await sql`with given as (
      select ${product}::int as product_id, ${from}::date as valid_from, coalesce(${price ?? null}::numeric, had.price) as price,
        coalesce(${cost ?? null}::numeric, had.cost_price) as cost_price, had.price as price_before,
        had.cost_price as cost_before
      from (select 1) as one left join (select price, cost_price from pos_prices
        where product_id = ${product} and valid_from <= ${from} order by valid_from desc limit 1) had on true
    ), written as (
      insert into pos_prices as p (product_id, valid_from, price, cost_price, changed_by)
      select product_id, valid_from, price, cost_price, ${by}::int from given
      where (price, cost_price) is distinct from (price_before, cost_before)
      on conflict (product_id, valid_from) do update
        set price = excluded.price, cost_price = excluded.cost_price, changed_by = excluded.changed_by, changed_at = now())
    ${followGiven}`.execute(trx)
}

type Removed = { product: number; from: string; price: string; cost: string }

/** Lets planned prices that repeat a removed planned price repeat the price before it instead. */
export async function followRemoved(
  trx: Transaction<DB>,
  { product, from, price, cost }: Removed,
): Promise<void> {
  await sql`with given as (
      select had.product_id, ${from}::date as valid_from, had.price, had.cost_price, ${price}::numeric as price_before,
        ${cost}::numeric as cost_before
      from pos_prices had where had.product_id = ${product} and had.valid_from < ${from} order by had.valid_from desc limit 1)
    ${followGiven}`.execute(trx)
}
