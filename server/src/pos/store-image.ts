import { createHash } from 'node:crypto'
import { imageTypeOf, MOST_IMAGE_BYTES } from '@nivas/contract/pos/image.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'

/**
 * Stores a picture of a shop and returns its id. The same bytes are stored once; the type is read from the bytes. Also
 * deletes pictures that have been unused for a day.
 *
 * @param field the field that a refusal names
 */
export async function storeImage(
  trx: Transaction<DB>,
  shop: SystemId,
  bytes: Uint8Array,
  field: string,
): Promise<number> {
  const type = imageTypeOf(bytes)
  if (!type) throw wrongField(field, 'A file of this type cannot be used here. Please choose another one.')
  if (bytes.length > MOST_IMAGE_BYTES)
    throw wrongField(field, 'This file is too large. Please choose a smaller one.')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { rows } = await sql<{ id: number }>`
    insert into pos_images (systemid, type, sha256, bytes) values (${shop}, ${type}, ${sha256}, ${Buffer.from(bytes)})
    on conflict (systemid, sha256) do update set made_at = now() returning id`.execute(trx)
  await deleteUnused(trx, shop)
  return rows[0]?.id as number
}

/**
 * Deletes unused pictures that are older than a day. Locks them first and checks them again, so that a picture stays
 * if a product or a category has used it since the first reading.
 */
async function deleteUnused(trx: Transaction<DB>, shop: SystemId): Promise<void> {
  const unused = sql`systemid = ${shop} and made_at < now() - interval '1 day'
    and not exists (select from pos_products p where p.image_id = i.id)
    and not exists (select from pos_categories c where c.image_id = i.id)`
  const { rows } = await sql<{ id: number }>`
    select id from pos_images i where ${unused} for update skip locked`.execute(trx)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await sql`delete from pos_images i where id = any(${ids}::int[]) and ${unused}`.execute(trx)
}
