import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isScan, noBurst, withKey } from './burst.ts'

/** Whether keys with these pauses before each, and before Enter, are taken for a scan. */
const scanned = (pauses: readonly number[], beforeEnter: number) => {
  let [at, burst] = [0, noBurst]
  for (const pause of pauses) {
    at += pause
    burst = withKey(burst, at)
  }
  return isScan(burst, at + beforeEnter)
}

test('a code of a scanner is a scan, wherever it is typed into', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 49 }), { minLength: 6, maxLength: 40 }),
      fc.integer({ min: 0, max: 49 }),
      (pauses, beforeEnter) => {
        expect(scanned([1_000, ...pauses.slice(1)], beforeEnter)).toBe(true)
      },
    ),
  )
})

test('an amount that is typed is none: short, or slower than a scanner', () => {
  expect(scanned([1_000, 5, 5, 5, 5], 5)).toBe(false)
  expect(scanned(Array(12).fill(60), 60)).toBe(false)
  // The Enter comes by hand.
  expect(scanned(Array(12).fill(5), 200)).toBe(false)
})
