import { expect, test } from 'vitest'
import { typedPlace } from './typed-place.ts'

const labels = ['All buildings', 'Anand Dham', 'Block B', 'Daya Dham', 'Sharan Dham (annexe)', 'दया धाम']

test('finds the item that begins with the typed text, from the present one on and then from the first', () => {
  expect(typedPlace(labels, 'a', 0)).toBe(0)
  expect(typedPlace(labels, 'a', 1)).toBe(1)
  expect(typedPlace(labels, 'a', 2)).toBe(0)
  expect(typedPlace(labels, 'An', 0)).toBe(1)
  expect(typedPlace(labels, 'दया', 0)).toBe(5)
})

test('finds an item with another word that begins with the text, if no item begins with it', () => {
  expect(typedPlace(labels, 'dh', 0)).toBe(1)
  expect(typedPlace(labels, 'dh', 2)).toBe(3)
  expect(typedPlace(labels, 'annexe', 0)).toBe(4)
  expect(typedPlace(labels, 'धाम', 0)).toBe(5)
})

test('prefers an item that begins with the text to an earlier item with another such word', () => {
  expect(typedPlace(labels, 'd', 0)).toBe(3)
})

test('does not find a text with which no word begins', () => {
  expect(typedPlace(labels, 'nand', 0)).toBeUndefined()
  expect(typedPlace([], 'a', 0)).toBeUndefined()
})
