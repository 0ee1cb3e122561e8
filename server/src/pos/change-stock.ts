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
import { noProduct } from './product-refusals.ts'
import { readProduct } from './read-products.ts'

const noStock = 'Stock is not counted for this product'
const stockChanged =
  'The stock has changed since this form was opened and is now {{count}}. Please check the count and submit again.'

/** More pieces of one product than any shop has. */
const MOST_STOCK = 100_000_000

type Row = { systemid: SystemId; type: CategoryType | null; stock: number }

const findStock = async (db: Kysely<DB>, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`select p.systemid, c.type, pos_stock_of(p.id) as stock
    from pos_products p join pos_categories c on c.id = p.category_id where p.id = ${id}`.execute(db)
  return rows[0]
}

/** The stock of a product; null for one without stock. */
export async function stockOf(db: Kysely<DB>, id: number): Promise<number | null> {
  const row = await findStock(db, id)
  return row && keepsStock(row.systemid, row.type) ? row.stock : null
}

type Addition = {
  id: number
  quantity: number
  kind?: 'OPENING' | 'ADDITION'
  reason?: string | null
  /** The field of the request that is wrong otherwise. */
  field: string
}

/** Adds to the stock of a product; `OPENING` is the first one of a new product. */
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

async function requireInShop(trx: Transaction<DB>, { id, systemid }: { id: number; systemid: number }) {
  const found = await trx
    .selectFrom('pos_products')
    .select('id')
    .where('id', '=', id)
    .where('systemid', '=', systemid)
    .executeTakeFirst()
  if (!found) throw noProduct()
}

/** Adds what was delivered. */
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
 * Makes the stock what was counted. The product is locked, so that two corrections at once are not both added to the
 * stock before them; a sale at the same moment counts after it. One that came while the form was open is asked about: the
 * form does not know whether the count has it.
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
  // Also where the count agrees: a ticket that waited, and was sold before it, moves the stock no more.
  await sql`insert into pos_stock_counts as c (product_id, counted_at) values (${id}, now())
    on conflict (product_id) do update set counted_at = greatest(c.counted_at, excluded.counted_at)`.execute(
    trx,
  )
  const about = { kind: 'CORRECTION', by: actor.id, reason } as const
  await moveStock(trx, [{ product: id, qty: counted - stock }], about)
  return readProduct(trx, actor.today, id)
}
