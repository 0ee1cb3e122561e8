import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetsOf } from './meal-days.ts'

test('every day stands once and in order, in at most two columns of ten rows on each sheet', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 367 }), (count) => {
      const days = Array.from({ length: count }, (_, at) => at)
      const sheets = sheetsOf(days)
      expect(sheets.flat(2)).toEqual(days)
      expect(sheets).toHaveLength(Math.ceil(count / 20))
      for (const columns of sheets) {
        expect(columns.length).toBeLessThanOrEqual(2)
        for (const column of columns) expect(column.length).toBeLessThanOrEqual(10)
      }
    }),
  )
})

test('a stay of a few days has one column, and a card without days is printed too', () => {
  expect(sheetsOf([1, 2, 3])).toEqual([[[1, 2, 3]]])
  expect(sheetsOf([])).toEqual([[[]]])
})
