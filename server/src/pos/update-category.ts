import type { Input } from '@nivas/contract/call.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { mealNames, typeOf } from '@nivas/contract/pos/category-type.ts'
import { noMealType } from '@nivas/contract/pos/forms.ts'
import type { Category } from '@nivas/contract/pos/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { categoryRefusals, noCategory } from './category-refusals.ts'
import { readCategory } from './read-categories.ts'

/** Locks a category; throws a 404 if this shop has none with this id. */
async function lockInShop(trx: Transaction<DB>, { id, systemid }: { id: number; systemid: number }) {
  const found = await trx
    .selectFrom('pos_categories')
    .select('id')
    .where('id', '=', id)
    .where('systemid', '=', systemid)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw noCategory()
}

/** Changes a category; omitted fields stay. Products below a disabled category are not sold. */
export async function updateCategory(
  trx: Transaction<DB>,
  _actor: Actor,
  given: Input<typeof pos.updateCategory>,
): Promise<Category> {
  const { id, systemid, isbhaint, isprasad, ismeal, mealtype } = given
  await lockInShop(trx, { id, systemid })
  await refuseOverwritten(
    pos.updateCategory,
    given,
    async () => {
      const category = await readCategory(trx, id)
      return { ...category, enabled: category.isEnabled, imagefile: category.image }
    },
    ({ parent, mealtype }) => ({ parentid: parent, mealtype: mealtype && say(mealNames[mealtype]) }),
  )
  const type =
    isbhaint === undefined && isprasad === undefined && ismeal === undefined
      ? undefined
      : typeOf({ isbhaint: isbhaint ?? false, isprasad: isprasad ?? false, ismeal: ismeal ?? false })
  if (type === undefined && mealtype && (await readCategory(trx, id)).ismeal !== 1)
    throw wrongField('mealtype', noMealType)
  await refusing(
    trx
      .updateTable('pos_categories')
      .set({
        // The shop never changes; it is set because an update needs a column.
        systemid,
        parent_id: given.parentid,
        name: given.name,
        is_enabled: given.enabled,
        is_main: given.ismain,
        type,
        meal_type: type === undefined ? mealtype : (mealtype ?? null),
        image_id: given.imagefile,
      })
      .where('id', '=', id)
      .execute(),
    categoryRefusals,
  )
  return readCategory(trx, id)
}
