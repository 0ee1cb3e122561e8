import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { suggester } from './suggest.ts'
import { unpack } from './unpack.ts'

const file = readFileSync(join(import.meta.dirname, 'hindi.bin'))
const suggest = suggester(unpack(gunzipSync(file)))

/** The limits are below the measured results (bench/RESULTS.md). */
const FIRST = 0.56
const FIVE = 0.82

/** Every seventh of the pairs that were not used for training. */
const pairs = readFileSync(
  join(import.meta.dirname, '../../../../tools/transliteration/pairs/hi-dev.tsv'),
  'utf8',
)
  .trim()
  .split('\n')
  .filter((_, at) => at % 7 === 0)
  .map((line) => line.split('\t') as [word: string, latin: string, count: string])

describe('Latin letters bring Hindi words', () => {
  it.each([
    ['seva', 'सेवा'],
    ['prasad', 'प्रसाद'],
    ['shanti', 'शांति'],
    ['ram', 'राम'],
    ['bharat', 'भारत'],
    ['namaste', 'नमस्ते'],
  ])('%s: %s', (latin, word) => {
    expect(suggest(latin, 5)).toContain(word)
  })

  it('the intended word is first, or among five, as often as measured', () => {
    const places = pairs.map(([word, latin]) => suggest(latin, 5).indexOf(word))
    const part = (isHit: (place: number) => boolean) => places.filter(isHit).length / places.length
    expect(part((place) => place === 0)).toBeGreaterThan(FIRST)
    expect(part((place) => place >= 0)).toBeGreaterThan(FIVE)
  })

  it('one key at a time gives the same words as the whole text', () => {
    const fresh = suggester(unpack(gunzipSync(file)))
    for (const end of [1, 2, 3, 4, 5, 6, 3, 7, 1]) suggest('satsang'.slice(0, end), 5)
    expect(suggest('satsang', 5)).toEqual(fresh('satsang', 5))
  })

  it.each(['', 'नमस्ते', 'abc1', '😀', 'a'.repeat(100_000), "o'"])('none for %.20s', (typed) => {
    expect(suggest(typed, 5)).toEqual([])
  })
})

it('the file is at most 1 MB as it is sent', () => {
  expect(file.length).toBeLessThanOrEqual(1_000_000)
})
