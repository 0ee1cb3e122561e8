import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withSwitched } from './with-switched.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 8 }))
const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b)

it('each id is as the form made it where the form changed it, and as it is now elsewhere', () => {
  fc.assert(
    fc.property(ids, ids, ids, (held, sent, known) => {
      const after = withSwitched(held, sent, known)
      expect(new Set(after).size).toBe(after.length)
      for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const isChanged = sent.includes(id) !== known.includes(id)
        expect(after.includes(id)).toBe(isChanged ? sent.includes(id) : held.includes(id))
      }
    }),
  )
})

it('without what the form began with, what was sent replaces all', () => {
  fc.assert(
    fc.property(ids, ids, (held, sent) => {
      expect(sorted(withSwitched(held, sent))).toEqual(sorted(sent))
    }),
  )
})
