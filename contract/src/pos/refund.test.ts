import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Refundable } from '../cash/tenders.ts'
import { undoingOf } from './refund.ts'

const row = (id: number, remaining: number, more: Partial<Refundable>): Refundable => ({
  ...{ id, tender: 'CASH', kind: 'SALE', category: 'Books', remaining, utr: null },
  ...more,
})

const paid = [
  row(1, 100, {}),
  row(2, 60, { category: 'Incense' }),
  row(3, 40, { category: 'Incense', tender: 'UPI', utr: '111122223333' }),
  row(4, 50, { kind: 'DONATION', category: null }),
]

const piece = (category: string, price: number, qty = 1) => ({
  ...{ category, price, qty },
  fromdate: null,
  todate: null,
})

const undone = (undoing: ReturnType<typeof undoingOf>) =>
  undoing?.map(({ undoes, amount }) => [undoes, amount])

test('pieces are refunded from the rows of their category, the additional Bhent from its rows', () => {
  expect(undone(undoingOf(paid, [piece('Incense', 35, 2), piece('Books', 30)], 20))).toEqual([
    [2, -60],
    [3, -10],
    [1, -30],
    [4, -20],
  ])
})

test('nothing is refunded when one category, or the additional Bhent, holds too little', () => {
  expect(undoingOf(paid, [piece('Books', 30), piece('Incense', 101)], 0)).toBeNull()
  expect(undoingOf(paid, [piece('Books', 30)], 50.01)).toBeNull()
  expect(undoingOf(paid, [piece('Music', 1)], 0)).toBeNull()
})

test('the refund is the price of the pieces plus the additional Bhent, to the paisa', () => {
  const paise = fc.integer({ min: 0, max: 5_000 }).map((amount) => amount / 100)
  fc.assert(
    fc.property(paise, paise, paise, (books, incense, donation) => {
      const undoing = undoingOf(paid, [piece('Books', books), piece('Incense', incense)], donation) ?? []
      const sum = undoing.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
      expect(-sum).toBe(Math.round(books * 100) + Math.round(incense * 100) + Math.round(donation * 100))
    }),
  )
})
