import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chainsOf, type Linked } from './chains.ts'

const day = (night: number) => `2026-12-${String(night).padStart(2, '0')}`
const rooms = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })
const lines: fc.Arbitrary<Linked[]> = fc
  .array(fc.record({ from: fc.integer({ min: 1, max: 5 }), held: rooms, room_ids: rooms }), { maxLength: 8 })
  .map((made) =>
    made.map(({ from, ...line }, at) => ({
      id: at + 1,
      arrival_date: day(from),
      departure_date: day(from + 2),
      ...line,
    })),
  )

it('every line is in one chain, together with every line whose room it takes', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const chains = chainsOf(all)
      expect(
        chains
          .flat()
          .map(({ id }) => id)
          .sort((a, b) => a - b),
      ).toEqual(all.map(({ id }) => id))
      const chainOf = new Map(chains.flatMap((chain, at) => chain.map(({ id }) => [id, at] as const)))
      for (const taker of all)
        for (const leaver of all) {
          const leaves = leaver.held.filter((room) => !leaver.room_ids.includes(room))
          const meet =
            leaver.arrival_date < taker.departure_date && taker.arrival_date < leaver.departure_date
          if (meet && taker.room_ids.some((room) => leaves.includes(room)))
            expect(chainOf.get(taker.id)).toBe(chainOf.get(leaver.id))
        }
    }),
  )
})

it('lines that take no rooms of each other are chains of one', () => {
  const line = { arrival_date: day(1), departure_date: day(3), held: [] }
  expect(chainsOf([1, 2, 3].map((id) => ({ ...line, id, room_ids: [id] })))).toHaveLength(3)
})
