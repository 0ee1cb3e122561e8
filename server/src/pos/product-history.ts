import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { Price, Product, StockRow } from '@nivas/contract/pos/schemas.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { noProduct, requireInShop } from './product-refusals.ts'
import { readProduct } from './read-products.ts'
import { followRemoved } from './write-price.ts'

/** The most movements of stock in an answer. */
const MOST_ROWS = 200

/** Returns the prices of a product by day, including planned ones. */
export async function getPrices(
  db: Kysely<DB>,
  _actor: Actor,
  { id, systemid }: Input<typeof pos.prices>,
): Promise<Price[]> {
  const { rows } = await sql<{ from: string; price: string; costprice: string; by: string | null; at: Date }>`
    select r.valid_from as from, r.price, r.cost_price as costprice, u.name as by, r.changed_at as at
    from pos_prices r join pos_products p on p.id = r.product_id left join users u on u.id = r.changed_by
    where r.product_id = ${id} and p.systemid = ${systemid} order by r.valid_from desc`.execute(db)
  if (rows.length === 0) throw noProduct()
  return rows.map((row) => ({
    ...row,
    price: Number(row.price),
    costprice: Number(row.costprice),
    at: row.at.toISOString(),
  }))
}

const holdsAlready = () =>
  new Refusal(400, 'A price that already applies cannot be taken back. Please enter a new one.')

/** Removes a planned price. */
export async function removePrice(
  trx: Transaction<DB>,
  { today }: Actor,
  { id, systemid, from }: Input<typeof pos.removePrice>,
): Promise<Product> {
  await requireInShop(trx, { id, systemid })
  if (from <= today) throw holdsAlready()
  const { rows } = await sql<{ price: string; cost: string }>`delete from pos_prices
    where product_id = ${id} and valid_from = ${from} returning price, cost_price as cost`.execute(trx)
  const [removed] = rows
  if (!removed) throw new Refusal(404, 'No price is planned for this day.')
  await followRemoved(trx, { product: id, from, ...removed })
  return readProduct(trx, today, id)
}

/**
 * Restores a planned price that was removed, and in the planned prices after it (`later`) the values that they had
 * before the removal. A later value that was changed since the removal stays. Refuses if another price was entered for
 * the day.
 */
export async function restorePrice(
  trx: Transaction<DB>,
  { id: changed_by, today }: Actor,
  { id, systemid, from, price, costprice, later = [] }: Input<typeof pos.restorePrice>,
): Promise<Product> {
  await requireInShop(trx, { id, systemid })
  if (from <= today) throw holdsAlready()
  const restored = await trx
    .insertInto('pos_prices')
    .values({ product_id: id, valid_from: from, price, cost_price: costprice, changed_by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id')
    .executeTakeFirst()
  if (!restored) throw await restoredOrOther(trx, { id, from, price, costprice })
  const before = later.map((one) => ({ day: one.from, price: one.price, cost: one.costprice }))
  await sql`with had as (select price, cost_price from pos_prices where product_id = ${id} and valid_from < ${from}
      order by valid_from desc limit 1)
    update pos_prices p set price = case when p.price = had.price then l.price else p.price end,
      cost_price = case when p.cost_price = had.cost_price then l.cost else p.cost_price end
    from had, json_to_recordset(${JSON.stringify(before)}) as l (day date, price numeric, cost numeric)
    where p.product_id = ${id} and p.valid_from = l.day and l.day > ${from}`.execute(trx)
  return readProduct(trx, today, id)
}

/** Returns the refusal of a price whose day has one: another tab or desk has restored it, or entered another one. */
async function restoredOrOther(
  trx: Transaction<DB>,
  { id, from, price, costprice }: Pick<Input<typeof pos.restorePrice>, 'id' | 'from' | 'price' | 'costprice'>,
): Promise<Refusal> {
  const same = await trx
    .selectFrom('pos_prices')
    .select('product_id')
    .where('product_id', '=', id)
    .where('valid_from', '=', from)
    .where(sql<boolean>`(price, cost_price) = (${price}::numeric, ${costprice}::numeric)`)
    .executeTakeFirst()
  return same
    ? new Refusal(400, 'This price was already restored.')
    : new Refusal(400, 'Another price was meanwhile entered for this day. Please enter a new one.')
}

/** Returns the last movements of the stock of a product, newest first. */
export async function getStockRows(
  db: Kysely<DB>,
  _actor: Actor,
  { id, systemid }: Input<typeof pos.stockRows>,
): Promise<StockRow[]> {
  await requireInShop(db, { id, systemid })
  const { rows } = await sql<Omit<StockRow, 'at'> & { at: Date }>`
    select r.id, r.qty, r.kind, r.reason, u.name as by, r.moved_at as at
    from pos_stock_rows r left join users u on u.id = r.moved_by
    where r.product_id = ${id} order by r.id desc limit ${MOST_ROWS}`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
