import { formatRupees } from '@nivas/contract/rupees.ts'
import { expect, it } from 'vitest'
import { pastedNumber } from './pasted-number.ts'

it.each([
  [formatRupees(1234.5), '1,234.50'],
  [formatRupees(-123_456), '-1,23,456.00'],
  [formatRupees(1234.5, '₹'), '1,234.50'],
  ['Rs 500', '500'],
  ['rs.500/-', '500'],
  ['रु. ५००', '५००'],
  ['1,234.567', '1,234.567'],
  ['-5', '-5'],
])('%j is pasted as %j', (text, number) => {
  expect(pastedNumber(text)).toBe(number)
})
