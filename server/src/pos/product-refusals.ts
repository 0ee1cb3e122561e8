import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal, wrongField } from '../http/refusal.ts'

/** The refusals for the database's constraints on a product. */
export const productRefusals = {
  pos_products_category: () => wrongField('catid', 'There is no such category in this shop'),
  pos_products_image: () => wrongField('imagefile', 'There is no such picture in this shop'),
}

export const noProduct = () => new Refusal(404, 'There is no such product in this shop')

/** Refuses an id that is not the id of a product of this shop. */
export async function requireInShop(db: Kysely<DB>, { id, systemid }: { id: number; systemid: number }) {
  const found = await db
    .selectFrom('pos_products')
    .select('id')
    .where('id', '=', id)
    .where('systemid', '=', systemid)
    .executeTakeFirst()
  if (!found) throw noProduct()
}

type Given = { systemid: number; barcode: string; enabled: boolean; id?: number }

/** Refuses a barcode that another enabled product of the shop has, and names that product. */
export async function refuseTakenBarcode(db: Kysely<DB>, { systemid, barcode, enabled, id }: Given) {
  if (!enabled) return
  const taken = await db
    .selectFrom('pos_products')
    .select('name')
    .where('systemid', '=', systemid)
    .where('barcode', '=', barcode)
    .where('is_enabled', '=', true)
    .where(sql<boolean>`id is distinct from ${id ?? null}::int`)
    .executeTakeFirst()
  if (taken) throw barcodeTaken(taken.name)
}

export const barcodeTaken = (name: string) =>
  wrongField('barcode', 'The enabled product {{name}} already has this barcode', { name })
