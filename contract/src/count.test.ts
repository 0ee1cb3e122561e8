import { expect, it } from 'vitest'
import { formatTotal, MOST_COUNTED, MOST_REPORTED } from './count.ts'

it('shows a total that stopped counting as its limit and more, and every other as it is', () => {
  expect(formatTotal(MOST_COUNTED + 1)).toBe('10,000+')
  expect(formatTotal(MOST_REPORTED + 1)).toBe('2,00,000+')
  expect([0, 1, MOST_COUNTED, 123_456].map(formatTotal)).toEqual(['0', '1', '10,000', '1,23,456'])
})
