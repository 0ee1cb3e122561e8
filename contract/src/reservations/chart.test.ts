import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { ChartQuery, MAX_CHART_DAYS, wrongMove } from './chart.ts'

test('a chart has 1 to 92 days, both ends included', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 200 }), (days) => {
      const from = '2026-11-21'
      const right = days >= 1 && days <= MAX_CHART_DAYS
      expect(ChartQuery.safeParse({ from, to: addDays(from, days - 1) }).success).toBe(right)
    }),
    { examples: [[0], [1], [MAX_CHART_DAYS], [MAX_CHART_DAYS + 1]] },
  )
})

test('only a reservation that holds rooms can move; after check-in, not to another day of arrival', () => {
  const stay = { status: 'PAID', arrival_date: '2026-11-21', checked_in: true } as const
  expect(wrongMove(stay, {})).toBeUndefined()
  expect(wrongMove(stay, { arrival_date: '2026-11-21', departure_date: '2026-11-30' })).toBeUndefined()
  expect(wrongMove(stay, { arrival_date: '2026-11-22' })).toMatch(/^The guest is checked in/)
  expect(wrongMove({ ...stay, checked_in: false }, { arrival_date: '2026-11-22' })).toBeUndefined()
  expect(wrongMove({ ...stay, status: 'HOLD' }, { departure_date: '2026-11-30' })).toBeUndefined()
  expect(wrongMove({ ...stay, status: 'NEW' }, {})).toMatch(/holds no rooms/)
  expect(wrongMove({ ...stay, status: 'COMBINED' }, {})).toMatch(/has ended/)
})
