import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scannedLength } from './burst.ts'

/** Returns how many characters count as a scan, given the pauses before each character and before Enter. */
const scanned = (
  pauses: readonly number[],
  beforeEnter: number,
  { text = '1'.repeat(pauses.length), known = [] as string[] } = {},
) => {
  let at = 0
  const keys = pauses.map((pause, place) => {
    at += pause
    return { char: text[place] ?? '', at }
  })
  return scannedLength(keys, at + beforeEnter, (code) => known.includes(code))
}
const pausesOf = (min: number, max: number, minLength: number) =>
  fc.array(fc.integer({ min, max }), { minLength, maxLength: 40 })

test('a scanned code is a scan in any field, even from a slow scanner', () => {
  fc.assert(
    fc.property(pausesOf(0, 49, 6), fc.integer({ min: 0, max: 49 }), (pauses, beforeEnter) => {
      expect(scanned([1_000, ...pauses.slice(1)], beforeEnter)).toBe(pauses.length)
    }),
  )
  fc.assert(
    fc.property(pausesOf(50, 89, 8), fc.integer({ min: 50, max: 89 }), (pauses, beforeEnter) => {
      expect(scanned([1_000, ...pauses.slice(1)], beforeEnter)).toBe(pauses.length)
    }),
  )
})

test('when a code follows an amount, only the code is the scan', () => {
  fc.assert(
    fc.property(pausesOf(90, 900, 1), pausesOf(0, 49, 6), (amount, code) => {
      expect(scanned([...amount, 200, ...code.slice(1)], 5)).toBe(code.length)
    }),
  )
})

test('a short code is a scan if the till knows it, even from a slow scanner', () => {
  const short = { text: '4711', known: ['4711'] }
  expect(scanned([1_000, 5, 5, 5], 5, short)).toBe(4)
  expect(scanned([1_000, 5, 5, 5], 5, { ...short, known: [] })).toBe(0)
  // A typed amount that happens to equal a code.
  expect(scanned([1_000, 120, 120, 120], 150, short)).toBe(0)
  const slow = { text: '5890123', known: ['890123'] }
  expect(scanned([1_000, 150, 150, 150, 150, 150, 150], 150, slow)).toBe(6)
})

test('a typed amount is not a scan, because it is short or slower than a scanner', () => {
  expect(scanned([1_000, 5, 5, 5, 5], 5)).toBe(0)
  expect(scanned([1_000, 60, 60, 60, 60, 60, 60], 60)).toBe(0)
  expect(scanned(Array(12).fill(100), 100)).toBe(0)
  // A person presses Enter.
  expect(scanned(Array(12).fill(5), 200)).toBe(0)
})
