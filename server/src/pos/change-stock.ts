import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { Product } from '@nivas/contract/pos/schemas.ts'
import type { CategoryType, SystemId } from '@nivas/contract/pos/systems.ts'
import { keepsStock } from '@nivas/contract/pos/systems.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { withData, wrongField } from '../http/refusal.ts'
import { moveStock } from './move-stock.ts'
import { requireInShop } from './product-refusals.ts'
import { readProduct } from './read-products.ts'

const noStock = 'Stock is not counted for this product'
const stockChanged =
  'The stock has changed since this form was opened and is now {{count}}. Please check the count and submit again.'

/** The most pieces in the stock of one product: more than any shop has. */
const MOST_STOCK = 100_000_000

type Row = { systemid: SystemId; type: CategoryType | null; stock: number }

const findStock = async (db: Kysely<DB>, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`select p.systemid, c.type, pos_stock_of(p.id) as stock
    from pos_products p join pos_categories c on c.id = p.category_id where p.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the stock of a product; null if its shop keeps no stock of it. */
export async function stockOf(db: Kysely<DB>, id: number): Promise<number | null> {
  const row = await findStock(db, id)
  return row && keepsStock(row.systemid, row.type) ? row.stock : null
}

type Addition = {
  id: number
  quantity: number
  kind?: 'OPENING' | 'ADDITION'
  reason?: string | null
  /** The field of the request that a refusal names. */
  field: string
}

/** Adds to the stock of a product; the kind `OPENING` is the first stock of a new product. */
export async function addToStock(
  trx: Transaction<DB>,
  { id: by }: Actor,
  { id, quantity, kind = 'ADDITION', reason = null, field }: Addition,
): Promise<void> {
  const stock = await stockOf(trx, id)
  if (stock === null) throw wrongField(field, noStock)
  if (stock + quantity > MOST_STOCK)
    throw wrongField(field, 'The stock of a product can be at most {{count}}', { count: MOST_STOCK })
  await moveStock(trx, [{ product: id, qty: quantity }], { kind, by, reason })
}

/** Adds delivered pieces to the stock of a product. */
export async function addStock(
  trx: Transaction<DB>,
  actor: Actor,
  { id, systemid, quantity, reason }: Input<typeof pos.addStock>,
): Promise<Product> {
  await requireInShop(trx, { id, systemid })
  await addToStock(trx, actor, { id, quantity, reason, field: 'quantity' })
  return readProduct(trx, actor.today, id)
}

/**
 * Sets the stock of a product to the counted number. Locks the product, so that two concurrent corrections do not both
 * start from the same stock. Refuses with the present stock if a sale has changed it since the form was opened, because
 * the counted number may or may not include that sale.
 */
export async function correctStock(
  trx: Transaction<DB>,
  actor: Actor,
  { id, systemid, counted, known_stock, reason }: Input<typeof pos.correctStock>,
): Promise<Product> {
  await requireInShop(trx, { id, systemid })
  await lockRow(trx, 'pos_products', id)
  const stock = await stockOf(trx, id)
  if (stock === null) throw wrongField('counted', noStock)
  if (known_stock !== undefined && known_stock !== stock)
    throw withData(wrongField('counted', stockChanged, { count: stock }), { stock_in_hand: stock })
  // A count that agrees with the stock is recorded too: tickets sold before it that arrive later must not move the
  // stock.
  await sql`insert into pos_stock_counts as c (product_id, counted_at) values (${id}, now())
    on conflict (product_id) do update set counted_at = greatest(c.counted_at, excluded.counted_at)`.execute(
    trx,
  )
  const about = { kind: 'CORRECTION', by: actor.id, reason } as const
  await moveStock(trx, [{ product: id, qty: counted - stock }], about)
  return readProduct(trx, actor.today, id)
}
