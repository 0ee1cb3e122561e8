import { formatRupees } from '@nivas/contract/rupees.ts'
import { expect, it } from 'vitest'
import { fitsNumber, pastedNumber } from './pasted-number.ts'

it.each([
  [formatRupees(1234.5), '1,234.50'],
  [formatRupees(-123_456), '-1,23,456.00'],
  [formatRupees(1234.5, '₹'), '1,234.50'],
  ['Rs 500', '500'],
  ['rs.500/-', '500'],
  ['रु. ५००', '५००'],
  ['1,234.567', '1,234.567'],
  ['-5', '-5'],
  ['+5', '5'],
  ['.5', '.5'],
  ['INR 1,234,567\n', '1,234,567'],
])('%j is pasted as %j', (text, number) => {
  expect(pastedNumber(text)).toBe(number)
})

it.each([
  '12.3.4',
  '1e5',
  '1E+05',
  '1.234,50',
  '1,50',
  '12 34',
  '5-3',
  '500 only',
  '(500)',
  '.',
  '-',
  '',
  'Rs.',
])('%j is no number, and is not pasted', (text) => {
  expect(pastedNumber(text)).toBeUndefined()
})

it.each([
  ['', '1', '', true],
  ['12', '.', '', true],
  ['12.3', '.', '', false],
  ['12', '.', '.5', false],
  ['1', 'e', '', false],
  ['1', ',', '', true],
  ['१', '५', '', true],
  ['', '-', '5', true],
  ['5', '-', '', false],
  ['-', '5', '', true],
  ['1', '+', '', false],
  ['Rs. 500', '.', '', true],
  ['Rs. 500.5', '.', '', false],
  ['₹', '5', '00', true],
])('with %j, %j and %j a number can come about: %j', (before, put, after, fits) => {
  expect(fitsNumber(before, put, after)).toBe(fits)
})
