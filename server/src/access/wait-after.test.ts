import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LONGEST_WAIT, waitAfter } from './wait-after.ts'

const free = fc.integer({ min: 1, max: 50 })
const failures = fc.integer({ min: 0, max: 5_000 })

it('there is no wait during the free attempts, then one of at least a minute, up to the maximum', () => {
  fc.assert(
    fc.property(failures, free, (failed, tries) => {
      const wait = waitAfter(failed, tries)
      if (failed < tries) expect(wait).toBe(0)
      else expect(wait >= 60 && wait <= LONGEST_WAIT).toBe(true)
    }),
  )
})

it('each failure doubles the wait, up to the maximum', () => {
  fc.assert(
    fc.property(failures, free, (more, tries) => {
      const [wait, next] = [waitAfter(tries + more, tries), waitAfter(tries + more + 1, tries)]
      expect(next).toBe(Math.min(wait * 2, LONGEST_WAIT))
    }),
  )
})
