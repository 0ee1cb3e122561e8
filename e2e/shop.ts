import { pos } from '@nivas/contract/pos/calls.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { office, ownName } from './office.ts'

let made = 0

/** Returns a barcode that no other journey has. */
export function ownBarcode(): string {
  made += 1
  return `J${process.pid}${Date.now() % 1_000_000}${made}`.slice(-20)
}

/** Makes a category with a product of Rs. 80 and 12 pieces of stock, only for this journey. */
export async function makeBook(shop: SystemId = 2) {
  const category = await office(pos.addCategory, {
    ...{ systemid: shop, name: ownName('Shelf'), enabled: 1, ismain: 1 },
  })
  const book = await office(pos.addProduct, {
    ...{ systemid: shop, name: ownName('Book'), barcode: ownBarcode(), catid: category.id },
    ...{ costprice: 50, sellprice: 80, enabled: 1, isvariable: 0, stock_in_hand: 12, low_stock_alert: 5 },
  })
  return { category, book }
}
