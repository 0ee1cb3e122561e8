import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import type { Product } from '@nivas/contract/pos/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { addToStock } from './change-stock.ts'
import { barcodeTaken, productRefusals, refuseTakenBarcode } from './product-refusals.ts'
import { readProduct } from './read-products.ts'

/** Adds a product with its price, which holds from today on, and its first stock. */
export async function addProduct(
  trx: Transaction<DB>,
  actor: Actor,
  given: Input<typeof pos.addProduct>,
): Promise<Product> {
  await refuseTakenBarcode(trx, given)
  const { id } = await refusing(
    trx
      .insertInto('pos_products')
      .values({
        systemid: given.systemid,
        category_id: given.catid,
        barcode: given.barcode,
        name: given.name,
        is_enabled: given.enabled,
        is_variable: given.isvariable,
        is_visible: given.isvisible,
        image_id: given.imagefile ?? null,
        low_stock_alert: given.low_stock_alert,
        supid: given.supid,
        taxid: given.taxid,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    { ...productRefusals, pos_products_barcode: () => barcodeTaken(given.name) },
  )
  await trx
    .insertInto('pos_prices')
    .values({
      product_id: id,
      valid_from: actor.today,
      price: given.sellprice,
      cost_price: given.costprice,
      changed_by: actor.id,
    })
    .execute()
  const { stock_in_hand = 0 } = given
  if (stock_in_hand > 0)
    await addToStock(trx, actor, { id, quantity: stock_in_hand, kind: 'OPENING', field: 'stock_in_hand' })
  return readProduct(trx, actor.today, id)
}
