import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'

/** Products with the stock that has moved meanwhile; those whose stock is the same stay the same objects. */
export function withStock(
  products: readonly SoldProduct[],
  moved: readonly (readonly [id: number, inHand: number])[],
): SoldProduct[] {
  const now = new Map(moved)
  return products.map((product) => {
    const inHand = now.get(product.id)
    // No stock is kept of some, whose category had another type before.
    if (product.stock_in_hand === null || inHand === undefined || inHand === product.stock_in_hand)
      return product
    return { ...product, stock_in_hand: inHand }
  })
}
