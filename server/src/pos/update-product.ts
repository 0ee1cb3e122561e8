import type { Input } from '@nivas/contract/call.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import type { Product } from '@nivas/contract/pos/schemas.ts'
import type { Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { addToStock, stockOf } from './change-stock.ts'
import { barcodeTaken, noProduct, productRefusals, refuseTakenBarcode } from './product-refusals.ts'
import { readProduct } from './read-products.ts'
import { writePrice } from './write-price.ts'

/** Changes a product and its prices from a day on, and adds to its stock; omitted fields stay. */
export async function updateProduct(
  trx: Transaction<DB>,
  actor: Actor,
  given: Input<typeof pos.updateProduct>,
): Promise<Product> {
  const { id, systemid, sellprice: price, costprice: cost } = given
  const before = await trx
    .selectFrom('pos_products')
    .select(['name', 'barcode', 'is_enabled'])
    .where('id', '=', id)
    .where('systemid', '=', systemid)
    .executeTakeFirst()
  if (!before) throw noProduct()
  await refuseOverwritten(pos.updateProduct, given, () => presentProduct(trx, actor.today, id), wordsOf)
  const { name = before.name, barcode = before.barcode, enabled = before.is_enabled } = given
  await refuseTakenBarcode(trx, { id, systemid, barcode, enabled })
  await refusing(
    trx
      .updateTable('pos_products')
      .set({
        // The shop never changes; it is set because an update needs a column.
        systemid,
        category_id: given.catid,
        barcode: given.barcode,
        name: given.name,
        is_enabled: given.enabled,
        is_variable: given.isvariable,
        is_visible: given.isvisible,
        image_id: given.imagefile,
        low_stock_alert: given.low_stock_alert,
        supid: given.supid,
        taxid: given.taxid,
      })
      .where('id', '=', id)
      .where('systemid', '=', systemid)
      .execute(),
    { ...productRefusals, pos_products_barcode: () => barcodeTaken(name) },
  )
  const from = given.pricefrom ?? actor.today
  if (price !== undefined || cost !== undefined)
    await writePrice(trx, actor, { product: id, price, cost, from })
  const added = given.addstock ?? (await increaseOf(trx, id, given.stock_in_hand))
  if (added > 0) await addToStock(trx, actor, { id, quantity: added, field: 'addstock' })
  return readProduct(trx, actor.today, id)
}

/** Returns the values of a product under the names of its form; without the stock, which has rows instead. */
async function presentProduct(trx: Transaction<DB>, today: string, id: number) {
  await lockRow(trx, 'pos_products', id)
  const product = await readProduct(trx, today, id)
  return {
    ...product,
    catid: product.categoryId,
    sellprice: product.price,
    imagefile: product.image,
    stock_in_hand: undefined,
    addstock: undefined,
    pricefrom: undefined,
  }
}

const wordsOf = ({
  category,
  costprice,
  price,
  low_stock_alert,
}: Pick<Product, 'category' | 'costprice' | 'price' | 'low_stock_alert'>) => ({
  catid: category.name,
  costprice: { rupees: costprice },
  sellprice: { rupees: price },
  low_stock_alert: low_stock_alert === null ? null : { count: low_stock_alert },
})

/**
 * Returns by how much the stock that a caller without `addstock` sent exceeds the present stock. A lower stock comes
 * from an outdated form and changes nothing.
 */
async function increaseOf(
  trx: Transaction<DB>,
  id: number,
  sent: number | null | undefined,
): Promise<number> {
  return sent === null || sent === undefined ? 0 : Math.max(0, sent - ((await stockOf(trx, id)) ?? sent))
}
