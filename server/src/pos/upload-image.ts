import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { storeImage } from './store-image.ts'

/** Stores a picture and returns its id, which a category or a product then names. */
export async function uploadImage(
  trx: Transaction<DB>,
  _actor: Actor,
  { systemid, file }: Input<typeof pos.uploadImage>,
): Promise<{ id: number }> {
  return { id: await storeImage(trx, systemid, file.bytes, 'file') }
}
