import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LONGEST_WAIT, waitAfter } from './wait-after.ts'

const free = fc.integer({ min: 1, max: 50 })
const failures = fc.integer({ min: 0, max: 5_000 })

it('there is no wait during the free tries, then one of a minute or more, up to the longest', () => {
  fc.assert(
    fc.property(failures, free, (failed, tries) => {
      const wait = waitAfter(failed, tries)
      if (failed < tries) expect(wait).toBe(0)
      else expect(wait >= 60 && wait <= LONGEST_WAIT).toBe(true)
    }),
  )
})

it('each failure doubles the wait until it is the longest', () => {
  fc.assert(
    fc.property(failures, free, (more, tries) => {
      const [wait, next] = [waitAfter(tries + more, tries), waitAfter(tries + more + 1, tries)]
      expect(next).toBe(Math.min(wait * 2, LONGEST_WAIT))
    }),
  )
})
