import type { SoldCategory, SoldProduct } from '@nivas/contract/pos/schemas.ts'
import { expect, test } from 'vitest'
import { firstCategories, productsIn } from './tiles.ts'

const category = (id: number, name: string, parentid: number | null = null) =>
  ({ id, name, parentid, ismain: parentid === null ? 1 : 0, isbhaint: 0, isprasad: 0 }) as SoldCategory
const product = (name: string, categoryId: number, isvisible = 1) =>
  ({ name, categoryId, isvisible }) as SoldProduct
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test('tiles are in natural order, 2 before 10, ignoring case', () => {
  const categories = [category(1, 'Class 10'), category(2, 'class 2'), category(3, 'Part 1', 1)]
  expect(names(firstCategories(categories))).toEqual(['class 2', 'Class 10'])
  const products = [product('Book 10', 1), product('book 2', 3), product('Book 1', 2), product('Old', 1, 0)]
  expect(names(productsIn({ categories, products }, 1))).toEqual(['book 2', 'Book 10'])
})
