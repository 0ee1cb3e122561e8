import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

const price = { total: 2200, paid: 3520, difference: -1320 }

test('the text says whether money goes back in cash, by UPI, or both', () => {
  const keyOf = (upi_back: number) => priceText({ ...price, upi_back }).key
  expect(keyOf(0)).toMatch(/is given back in cash\.$/)
  expect(keyOf(1320)).toMatch(/is given back by UPI\.$/)
  expect(priceText({ ...price, upi_back: 1000 })).toMatchObject({
    key: expect.stringMatching(/Given back: .* in cash, .* by UPI\.$/),
    values: { cash: { rupees: 320 }, upi: { rupees: 1000 } },
  })
})
