import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { SoldCatalogue } from '@nivas/contract/pos/schemas.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { soldCategories } from './read-categories.ts'
import { readSoldProducts } from './read-sold-products.ts'

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
  return {
    version: present,
    categories: await soldCategories(db, systemid),
    products: await readSoldProducts(db, { shop: systemid, today }),
  }
}
