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

/** The catalogue of each shop as this server read it last, without the stock, and its version (decision 0022). */
const cached = new Map<SystemId, { version: string; read: Promise<Catalogue> }>()

async function readCatalogue(db: Kysely<DB>, shop: SystemId, today: string): Promise<Catalogue> {
  const categories = await soldCategories(db, shop)
  const products = await readSoldProducts(db, { shop, today, stock: sql`null::int as stock_in_hand` })
  return { categories, products: products.map((product) => Object.freeze(product)) }
}

/**
 * The catalogue at a version that was read before: what changed since then has another version, and is read again.
 * Tills that ask meanwhile wait for the same reading.
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

/** All that a shop sells today. Its version changes with the catalogue and with the day, not with the stock. */
export async function soldCatalogue(
  db: Kysely<DB>,
  { today }: Actor,
  { systemid, version }: Input<typeof pos.soldCatalogue>,
): Promise<SoldCatalogue> {
  const { version: changed } = await db
    .selectFrom('versions')
    .select('version')
    .where('of', '=', 'catalogue')
    .executeTakeFirstOrThrow()
  const present = `${changed} ${today}`
  if (version === present) return { version: present, categories: null, products: null }
  const { categories, products } = await catalogueAt(db, systemid, present, today)
  const stock = await stockOf(db, systemid)
  return {
    version: present,
    categories,
    products: products.map((product) => ({
      ...product,
      stock_in_hand: keepsStock(systemid, product.type) ? (stock.get(product.id) ?? 0) : null,
    })),
  }
}

/** The stock in hand of the products of a shop. */
async function stockOf(db: Kysely<DB>, shop: SystemId): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; in_hand: number }>`
    select s.product_id as id, sum(s.in_hand)::int as in_hand from pos_products p join pos_stock s on s.product_id = p.id
    where p.systemid = ${shop} and p.is_enabled group by 1`.execute(db)
  return new Map(rows.map(({ id, in_hand }) => [id, in_hand]))
}
