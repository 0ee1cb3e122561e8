import { expect, it } from 'vitest'
import { filterSize, wordFilter } from './word-filter.ts'

it('a filter contains every word that was added, and few other words', () => {
  const words = Array.from({ length: 5_000 }, (_, at) => `शब्द${at}`)
  const filter = wordFilter(new Uint8Array(filterSize(words.length)))
  for (const word of words) filter.add(word)
  expect(words.every(filter.has)).toBe(true)
  const others = Array.from({ length: 5_000 }, (_, at) => `और${at}`).filter(filter.has)
  expect(others.length).toBeLessThan(250)
})
