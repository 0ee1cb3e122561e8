import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsBelow, sheetsOf } from './meal-days.ts'

test('every day appears once and in order, in at most two columns of ten rows on each sheet', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 367 }), (count) => {
      const days = Array.from({ length: count }, (_, at) => at)
      const sheets = sheetsOf(days, 10)
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
  expect(sheetsOf([1, 2, 3], 10)).toEqual([[[1, 2, 3]]])
  expect(sheetsOf([], 10)).toEqual([[[]]])
})

test('many room names above the days replace rows, but leave at least one', () => {
  expect([rowsBelow('Anand Dham 001'), rowsBelow('1'.repeat(102))]).toEqual([10, 10])
  expect([rowsBelow('1'.repeat(103)), rowsBelow('1'.repeat(170)), rowsBelow('1'.repeat(900))]).toEqual([
    9, 8, 1,
  ])
})
