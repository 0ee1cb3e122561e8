import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { MAX_CLOSURE_DAYS, wrongClosure } from './closure.ts'

test('a closure has 1 to 366 days, both ends included', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 800 }), (days) => {
      const from = '2026-11-21'
      const right = days >= 1 && days <= MAX_CLOSURE_DAYS
      expect(wrongClosure(from, addDays(from, days - 1)) === undefined).toBe(right)
    }),
    { examples: [[0], [1], [MAX_CLOSURE_DAYS], [MAX_CLOSURE_DAYS + 1]] },
  )
})

test('reports no error for an invalid day: its own field does', () => {
  for (const value of [undefined, null, '', '2026-02-30', 5])
    expect([wrongClosure(value, '2026-01-01'), wrongClosure('2026-01-01', value)]).toEqual([
      undefined,
      undefined,
    ])
})
