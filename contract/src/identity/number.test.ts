import { expect, test } from 'vitest'
import { wrongAadhaar } from './number.ts'

test('an incomplete number and a mistyped one have different texts', () => {
  const digits = 'Please enter the 12 digits of the Aadhaar card'
  const mistyped = 'This is not an Aadhaar number. Please compare its digits with the card.'
  expect(['12', 'ABC', '2345 6789 012'].map(wrongAadhaar)).toEqual([digits, digits, digits])
  expect(['123412341234', '2345 6789 0125'].map(wrongAadhaar)).toEqual([mistyped, mistyped])
  expect(['234567890124', '2345-6789-0124'].map(wrongAadhaar)).toEqual([undefined, undefined])
})
