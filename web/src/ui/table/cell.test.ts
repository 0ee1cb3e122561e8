import { expect, test } from 'vitest'
import { hasLongWord } from './cell.tsx'

test('a text is broken inside a word only if the word is wider than a column', () => {
  expect(hasLongWord('Venkatanarasimharajuvaripetanarayana')).toBe(true)
  expect(hasLongWord('Maharaj Sawan Singh Guest House, north wing, upper floor')).toBe(false)
  expect(hasLongWord('')).toBe(false)
})
