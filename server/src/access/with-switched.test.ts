import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withSwitched } from './with-switched.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 8 }))
const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b)

it('each id that the form changed is as the form set it, and every other id stays as it is now', () => {
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

it('without the list that the form showed at first, the sent list replaces all ids', () => {
  fc.assert(
    fc.property(ids, ids, (held, sent) => {
      expect(sorted(withSwitched(held, sent))).toEqual(sorted(sent))
    }),
  )
})
