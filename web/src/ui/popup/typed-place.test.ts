import { expect, test } from 'vitest'
import { typedPlace } from './typed-place.ts'

const labels = ['All buildings', 'Anand Dham', 'Block B', 'Daya Dham', 'Sharan Dham (annexe)', 'दया धाम']

test('the item that begins with what is typed is found, from the present one on and then from the first', () => {
  expect(typedPlace(labels, 'a', 0)).toBe(0)
  expect(typedPlace(labels, 'a', 1)).toBe(1)
  expect(typedPlace(labels, 'a', 2)).toBe(0)
  expect(typedPlace(labels, 'An', 0)).toBe(1)
  expect(typedPlace(labels, 'दया', 0)).toBe(5)
})

test('without one, an item with another word that begins with it is found', () => {
  expect(typedPlace(labels, 'dh', 0)).toBe(1)
  expect(typedPlace(labels, 'dh', 2)).toBe(3)
  expect(typedPlace(labels, 'annexe', 0)).toBe(4)
  expect(typedPlace(labels, 'धाम', 0)).toBe(5)
})

test('an item whose first word begins with it comes before another word of an earlier one', () => {
  expect(typedPlace(labels, 'd', 0)).toBe(3)
})

test('what no word begins with is not found', () => {
  expect(typedPlace(labels, 'nand', 0)).toBeUndefined()
  expect(typedPlace([], 'a', 0)).toBeUndefined()
})
