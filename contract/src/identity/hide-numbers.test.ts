import { expect, test } from 'vitest'
import { hideNumbers } from './hide-numbers.ts'

test('a body with a nesting depth of ten thousand is cut, and no number is left in it', () => {
  let deep: unknown = '2345 6789 0124'
  for (let level = 0; level < 10_000; level += 1) deep = level % 2 ? [deep] : { a: deep }
  const hidden = hideNumbers({ name: 'Asha', deep }, () => 'masked')
  expect(hidden.name).toBe('Asha')
  expect(JSON.stringify(hidden)).not.toMatch(/0124/)
})
