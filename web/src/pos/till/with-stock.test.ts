import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import { expect, test } from 'vitest'
import { withStock } from './with-stock.ts'

const product = (id: number, stock_in_hand: number | null) => ({ id, stock_in_hand }) as SoldProduct

test('moved stock is updated; products whose stock did not move, or that have none, stay as they were', () => {
  const [moved, same, none, other] = [product(1, 5), product(2, 5), product(3, null), product(4, 5)]
  const now = withStock(
    [moved, same, none, other],
    [
      [1, 55],
      [2, 5],
      [3, 9],
      [99, 1],
    ],
  )
  expect(now.map(({ stock_in_hand }) => stock_in_hand)).toEqual([55, 5, null, 5])
  expect(now.slice(1)).toEqual([same, none, other])
  expect(now[1]).toBe(same)
})
