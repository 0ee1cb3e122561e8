import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { SoldCatalogue, SoldCategory, SoldProduct } from '@nivas/contract/pos/schemas.ts'
import { keepsStock, type SystemId } from '@nivas/contract/pos/systems.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { soldCategories } from './read-categories.ts'
import { readSoldProducts } from './read-sold-products.ts'

type Catalogue = Readonly<{ categories: SoldCategory[]; products: readonly Readonly<SoldProduct>[] }>

/** The catalogue of each shop as this server last read it, without the stock, and its version (decision 0022). */
const cached = new Map<SystemId, { version: string; read: Promise<Catalogue> }>()

async function readCatalogue(db: Kysely<DB>, shop: SystemId, today: string): Promise<Catalogue> {
  const categories = await soldCategories(db, shop)
  const products = await readSoldProducts(db, { shop, today, stock: sql`null::int as stock_in_hand` })
  return { categories, products: products.map((product) => Object.freeze(product)) }
}

/**
 * Returns the catalogue of a version from the cache, or reads it: every change makes a new version. Tills that ask
 * during a reading wait for its result.
 */
function catalogueAt(db: Kysely<DB>, shop: SystemId, version: string, today: string): Promise<Catalogue> {
  const last = cached.get(shop)
  if (last?.version === version) return last.read
  const now = { version, read: readCatalogue(db, shop, today) }
  cached.set(shop, now)
  now.read.catch(() => {
    if (cached.get(shop) === now) cached.delete(shop)
  })
  return now.read
}

/**
 * The range of ids below the `stock_at` of a till that is read again, because movements of stock that were uncommitted
 * at its last answer can have lower ids. One ticket makes up to 400: two for each line of a waiting ticket.
 */
const UNDER_WAY = 1_000

/**
 * Returns everything that a shop sells today. The version changes with the catalogue and with the day, and does not
 * depend on the stock: a till with the present version only gets the stock that has moved since its last answer.
 */
export async function soldCatalogue(
  db: Kysely<DB>,
  { today }: Actor,
  { systemid, version, stock_at: since }: Input<typeof pos.soldCatalogue>,
): Promise<SoldCatalogue> {
  const { rows } = await sql<{ changed: string; stock_at: number }>`
    select version as changed, (select coalesce(max(id), 0) + 1 from pos_stock_rows) as stock_at
    from versions where of = 'catalogue'`.execute(db)
  const [now] = rows
  if (!now) throw new Error('the catalogue has a version')
  const { stock_at } = now
  const present = `${now.changed} ${today}`
  if (version === present) {
    // A till whose `stock_at` is ahead has seen movements that a restored database lacks: it gets the stock of all
    // products.
    const moved = await stockOf(db, systemid, since !== undefined && since <= stock_at ? since : undefined)
    return { version: present, categories: null, products: null, stock: [...moved], stock_at }
  }
  const { categories, products } = await catalogueAt(db, systemid, present, today)
  const stock = await stockOf(db, systemid)
  return {
    version: present,
    categories,
    products: products.map((product) => ({
      ...product,
      stock_in_hand: keepsStock(systemid, product.type) ? (stock.get(product.id) ?? 0) : null,
    })),
    stock: null,
    stock_at,
  }
}

/**
 * Returns the stock in hand of the products of a shop; with `since`, only of products whose stock has moved since
 * then.
 */
async function stockOf(db: Kysely<DB>, shop: SystemId, since?: number): Promise<ReadonlyMap<number, number>> {
  const moved =
    since === undefined
      ? sql``
      : sql`and p.id in (select product_id from pos_stock_rows where id >= ${since - UNDER_WAY})`
  const { rows } = await sql<{ id: number; in_hand: number }>`
    select s.product_id as id, sum(s.in_hand)::int as in_hand from pos_products p join pos_stock s on s.product_id = p.id
    where p.systemid = ${shop} and p.is_enabled ${moved} group by 1`.execute(db)
  return new Map(rows.map(({ id, in_hand }) => [id, in_hand]))
}
