import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'

/** Returns the products with their new stock. Products whose stock did not change stay the same objects. */
export function withStock(
  products: readonly SoldProduct[],
  moved: readonly (readonly [id: number, inHand: number])[],
): SoldProduct[] {
  const now = new Map(moved)
  return products.map((product) => {
    const inHand = now.get(product.id)
    // A product without stock stays so, even if the server sends stock from when its category had a different type.
    if (product.stock_in_hand === null || inHand === undefined || inHand === product.stock_in_hand)
      return product
    return { ...product, stock_in_hand: inHand }
  })
}
