import { expect, it } from 'vitest'
import { counted, formatTotal, MOST_COUNTED, MOST_REPORTED } from './count.ts'

it('shows a total that stopped counting as its limit and more, and every other as it is', () => {
  expect(formatTotal(MOST_COUNTED + 1)).toBe('10,000+')
  expect(formatTotal(MOST_REPORTED + 1)).toBe('2,00,000+')
  expect([0, 1, MOST_COUNTED, 123_456].map(formatTotal)).toEqual(['0', '1', '10,000', '1,23,456'])
})

it('adds nothing to a sum for a count that is empty, broken or below 0', () => {
  expect([12, 0, 1.5, -3, '', '4', null, undefined, Number.NaN].map(counted)).toEqual([
    12, 0, 0, 0, 0, 0, 0, 0, 0,
  ])
})
