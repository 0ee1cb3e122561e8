import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { typeOf } from '@nivas/contract/pos/category-type.ts'
import type { Category } from '@nivas/contract/pos/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { categoryRefusals } from './category-refusals.ts'
import { readCategory } from './read-categories.ts'
import { storeImage } from './store-image.ts'

export async function addCategory(
  trx: Transaction<DB>,
  _actor: Actor,
  given: Input<typeof pos.addCategory>,
): Promise<Category> {
  const { base64Image, imagefile } = given
  const image = base64Image
    ? await storeImage(trx, given.systemid, Buffer.from(base64Image, 'base64'), 'base64Image')
    : (imagefile ?? null)
  const { id } = await refusing(
    trx
      .insertInto('pos_categories')
      .values({
        systemid: given.systemid,
        parent_id: given.parentid,
        name: given.name,
        is_enabled: given.enabled,
        is_main: given.ismain,
        type: typeOf(given),
        meal_type: given.mealtype,
        image_id: image,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    categoryRefusals,
  )
  return readCategory(trx, id)
}
