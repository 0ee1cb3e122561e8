import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capacityOf, wrongCapacity } from './capacity.ts'

const people = fc.integer({ min: 1, max: 500 })
const rooms = fc.array(fc.record({ max_occupiers: fc.integer({ min: 1, max: 60 }) }), { maxLength: 100 })

test('too few places always need an agreement; enough places in at most one room per person never do', () => {
  fc.assert(
    fc.property(people, rooms, (count, chosen) => {
      const capacity = capacityOf(count, chosen)
      if (capacity.places < count) expect(wrongCapacity(capacity)?.key).toContain('too small')
      else if (chosen.length <= count) expect(wrongCapacity(capacity)).toBeUndefined()
    }),
  )
})

test('ten rooms for one person need an agreement, one spare room does not', () => {
  const alone = (count: number) => wrongCapacity(capacityOf(1, Array(count).fill({ max_occupiers: 2 })))
  expect(alone(10)).toEqual({
    key: 'There are more rooms ({{rooms}}) than people ({{people}}). Please choose fewer, or agree to it.',
    values: { rooms: 10, people: 1 },
  })
  expect(alone(2)).toBeUndefined()
})

test('an applicant who names no members counts as one person: a spare room needs no agreement', () => {
  const [room, spare, third] = Array(3).fill({ max_occupiers: 2 })
  expect(capacityOf(0, [room])).toEqual({ people: 1, places: 2, rooms: 1 })
  expect(wrongCapacity(capacityOf(0, [room, spare]))).toBeUndefined()
  expect(wrongCapacity(capacityOf(0, [room, spare, third]))).toBeDefined()
})

test('one more room never leaves more people without a place, and one more person never fewer', () => {
  fc.assert(
    fc.property(people, rooms, fc.integer({ min: 1, max: 60 }), (count, chosen, max_occupiers) => {
      const missing = (party: number, of: typeof chosen) => Math.max(0, party - capacityOf(party, of).places)
      expect(missing(count, [...chosen, { max_occupiers }])).toBeLessThanOrEqual(missing(count, chosen))
      expect(missing(count + 1, chosen)).toBeGreaterThanOrEqual(missing(count, chosen))
    }),
  )
})

/** Rooms held and chosen: any, or the same with some added and some left out. */
const exchanges = fc.oneof(
  fc.tuple(rooms, rooms),
  fc
    .tuple(rooms, rooms)
    .chain(([held, more]) => fc.tuple(fc.constant(held), fc.shuffledSubarray([...held, ...more]))),
  rooms.chain((held) => fc.tuple(fc.constant(held), fc.shuffledSubarray(held, { minLength: held.length }))),
)

test('rooms that are no worse than those held need no new agreement, and worse ones do', () => {
  fc.assert(
    fc.property(people, exchanges, (count, [held, chosen]) => {
      const before = capacityOf(count, held)
      const now = capacityOf(count, chosen)
      const asked = wrongCapacity(now, before)
      if (now.places >= before.places && now.rooms <= before.rooms && before.rooms > 0)
        expect(asked).toBeUndefined()
      if (now.places < count && (now.places < before.places || before.rooms === 0))
        expect(asked).toBeDefined()
      if (asked) expect(wrongCapacity(now)).toBeDefined()
    }),
  )
})

test('a reservation without rooms has no agreement', () => {
  expect(wrongCapacity(capacityOf(3, [{ max_occupiers: 2 }]), capacityOf(3, []))).toBeDefined()
})

test('rooms as small, or as many, as those held need no new agreement; smaller or more ones do', () => {
  const held = { people: 6, places: 4, rooms: 9 }
  const asked = (places: number, rooms: number, people = 6) =>
    wrongCapacity({ people, places, rooms }, { ...held, people })?.values
  expect([asked(4, 2), asked(5, 2)]).toEqual([undefined, undefined])
  expect(asked(3, 2)).toEqual({ places: 3, people: 6 })
  expect([asked(9, 9), asked(9, 8)]).toEqual([undefined, undefined])
  expect(asked(9, 10)).toEqual({ rooms: 10, people: 6 })
  expect(wrongCapacity({ people: 6, places: 6, rooms: 7 })).toBeUndefined()
})
