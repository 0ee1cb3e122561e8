import { naturalOrder } from '@nivas/contract/natural-order.ts'
import type { SoldCategory, SoldProduct } from '@nivas/contract/pos/schemas.ts'

const byName = (one: { name: string }, other: { name: string }) => naturalOrder(one.name, other.name)

/** Returns the categories that a till shows first: the main ones, and those of Bhaint and Prasad. */
export const firstCategories = (categories: readonly SoldCategory[]): SoldCategory[] =>
  categories
    .filter(({ ismain, isbhaint, isprasad }) => ismain === 1 || isbhaint === 1 || isprasad === 1)
    .toSorted(byName)

/** Returns the ids of a category and its descendants. */
function below(categories: readonly SoldCategory[], id: number): ReadonlySet<number> {
  const found = new Set([id])
  for (let grew = true; grew; ) {
    const size = found.size
    for (const category of categories)
      if (category.parentid !== null && found.has(category.parentid)) found.add(category.id)
    grew = found.size > size
  }
  return found
}

type Sold = { categories: readonly SoldCategory[]; products: readonly SoldProduct[] }

/** Returns the visible products of a category and its descendants. */
export function productsIn({ categories, products }: Sold, category: number): SoldProduct[] {
  const ids = below(categories, category)
  return products
    .filter(({ categoryId, isvisible }) => isvisible === 1 && ids.has(categoryId))
    .toSorted(byName)
}
