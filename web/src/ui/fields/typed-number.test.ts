import { expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

it.each([
  ['', ''],
  [' ', ''],
  ['-', ''],
  ['.', ''],
  ['-.', ''],
  ['120.', 120],
  ['120.50', 120.5],
  ['0.0', 0],
  ['-5', -5],
  ['.5', 0.5],
  ['007', 7],
  [12, 12],
])('%j is the number %j', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})
