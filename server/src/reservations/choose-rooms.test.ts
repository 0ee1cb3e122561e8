import { preferencesMet } from '@nivas/contract/reservations/preferences.ts'
import { accomodationTypes, toiletTypes } from '@nivas/contract/venue/schemas.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth } from '../testing/growth.ts'
import { misfit } from './best-fit.ts'
import { chooseRooms, type FreeRoom, type Party } from './choose-rooms.ts'

/** Returns a free room. Floors have ten rooms each, so `place` gives the floor. */
const room = (place: number, features: Partial<FreeRoom> = {}): FreeRoom => ({
  id: place,
  place,
  room_number: String(place),
  price: 500,
  number_of_beds: 2,
  max_occupiers: 3,
  has_toilet: 1,
  toilet_type: 'DESI',
  has_ac: 0,
  floor: {
    id: Math.floor(place / 10),
    floor_number: Math.floor(place / 10),
    position: 'LEFT',
    building: { id: 1, name: 'Building' },
  },
  ...features,
})
const nothing = { accomodation_type: null, toilet_type: null, ac_room: null }
const places = (rooms: readonly FreeRoom[]) => rooms.map((one) => one.place)
const choose = (
  free: FreeRoom[],
  rooms: number,
  members: number,
  preferences: Partial<Party['preferences']> = {},
) => places(chooseRooms(free, { rooms, members, preferences: { ...nothing, ...preferences } }) ?? [])

describe('auto matching chooses', () => {
  it('a room with places for all, and of those the one with the fewest empty places', () => {
    const free = [room(1, { max_occupiers: 2 }), room(2, { max_occupiers: 9 }), room(3, { max_occupiers: 4 })]
    expect(choose(free, 1, 4)).toEqual([3])
    expect(choose(free, 1, 20)).toEqual([2])
  })

  it('rooms as preferred, even with a spare place, but no hall for a couple', () => {
    const free = [
      room(1),
      room(2, { max_occupiers: 4, has_ac: 1 }),
      room(3, { max_occupiers: 14, has_ac: 1 }),
    ]
    expect(choose(free, 1, 3, { ac_room: 'YES' })).toEqual([2])
    expect(choose([room(1), room(3, { max_occupiers: 14, has_ac: 1 })], 1, 3, { ac_room: 'YES' })).toEqual([
      1,
    ])
  })

  it('a dormitory when it is preferred: six beds or more', () => {
    const free = [
      room(1, { number_of_beds: 5, max_occupiers: 7 }),
      room(2, { number_of_beds: 6, max_occupiers: 7 }),
    ]
    expect(choose(free, 1, 6, { accomodation_type: 'DORMITORY' })).toEqual([2])
    expect(choose(free, 1, 6, { accomodation_type: 'ROOM' })).toEqual([1])
  })

  it('preferences before one floor, one floor before neighbours, neighbours before the price', () => {
    const preferred = [
      room(1),
      room(2),
      room(11, { toilet_type: 'WESTERN' }),
      room(35, { toilet_type: 'WESTERN' }),
    ]
    expect(choose(preferred, 2, 6, { toilet_type: 'WESTERN' })).toEqual([11, 35])
    expect(choose([room(9), room(10), room(20), room(29)], 2, 6)).toEqual([20, 29])
    expect(choose([room(1, { price: 10 }), room(5), room(6), room(9, { price: 10 })], 2, 6)).toEqual([5, 6])
    expect(choose([room(1), room(2), room(4, { price: 400 }), room(5)], 2, 6)).toEqual([4, 5])
  })

  it('floors next to each other where one floor is not enough', () => {
    expect(choose([room(1), room(25), room(31), room(61)], 2, 6)).toEqual([25, 31])
  })

  it('no rooms when too few are free', () => {
    expect(chooseRooms([room(1)], { rooms: 2, members: 1, preferences: nothing })).toBeUndefined()
  })
})

const preferences = fc.record({
  accomodation_type: fc.constantFrom(null, ...accomodationTypes),
  toilet_type: fc.constantFrom(null, ...toiletTypes),
  ac_room: fc.constantFrom(null, 'YES' as const, 'NO' as const),
})
const rooms = (most: number, furthest = 60) =>
  fc.uniqueArray(
    fc
      .record({
        place: fc.integer({ min: 0, max: furthest }),
        price: fc.integer({ min: 0, max: 5 }),
        number_of_beds: fc.integer({ min: 0, max: 8 }),
        max_occupiers: fc.integer({ min: 1, max: 9 }),
        toilet_type: fc.constantFrom(null, ...toiletTypes),
        has_ac: fc.constantFrom(0, 1),
      })
      .map(({ place, ...features }) => room(place, features)),
    { selector: (one) => one.id, minLength: Math.floor(most / 3), maxLength: most },
  )
const party = (most: number) =>
  fc.record({
    rooms: fc.integer({ min: 1, max: most }),
    members: fc.integer({ min: 1, max: 30 }),
    preferences,
  })

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** Returns the quality of a choice: its criteria in the order of their weight; smaller is better. */
function judged(chosen: readonly FreeRoom[], free: readonly FreeRoom[], wanted: Party): number[] {
  const floors = [...new Set(free.toSorted((a, b) => a.place - b.place).map((one) => one.floor.id))]
  const at = chosen.map((one) => floors.indexOf(one.floor.id))
  return [
    misfit(sum(chosen.map((one) => one.max_occupiers)), wanted.members, wanted.rooms),
    -sum(chosen.map((one) => preferencesMet(one, wanted.preferences))),
    Math.max(...at) - Math.min(...at),
  ]
}

const compare = (a: number[], b: number[]) =>
  a.map((part, i) => part - (b[i] ?? 0)).find((part) => part !== 0) ?? 0

function* subsets<T>(list: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield []
  else
    for (const [at, one] of list.entries())
      for (const rest of subsets(list.slice(at + 1), size - 1)) yield [one, ...rest]
}

describe('for any free rooms', () => {
  it('exactly as many rooms as requested are chosen, all of them free, each once', () => {
    fc.assert(
      fc.property(rooms(40), party(12), (free, wanted) => {
        const chosen = chooseRooms(free, wanted)
        expect(chosen?.length).toBe(free.length < wanted.rooms ? undefined : wanted.rooms)
        expect(new Set(chosen).size).toBe(chosen?.length ?? 0)
        for (const one of chosen ?? []) expect(free).toContain(one)
      }),
    )
  })

  it('no choice has more places, fits better, meets more preferences, or has nearer floors', () => {
    fc.assert(
      fc.property(rooms(9), party(4), (free, wanted) => {
        const chosen = chooseRooms(free, wanted)
        if (!chosen) return
        const ours = judged(chosen, free, wanted)
        for (const other of subsets(free, wanted.rooms))
          expect(compare(ours, judged(other, free, wanted))).toBeLessThanOrEqual(0)
      }),
      { numRuns: 300 },
    )
  })

  it('every person has a place when any choice has places for all', () => {
    fc.assert(
      fc.property(rooms(60, 200), party(20), (free, wanted) => {
        const chosen = chooseRooms(free, wanted)
        if (!chosen) return
        const largest = free.map((one) => one.max_occupiers).sort((a, b) => b - a)
        const most = sum(largest.slice(0, wanted.rooms))
        expect(sum(chosen.map((one) => one.max_occupiers))).toBeGreaterThanOrEqual(
          Math.min(most, wanted.members),
        )
      }),
    )
  })

  it('a room left free never matches the preferences better than a taken one of as many places', () => {
    fc.assert(
      fc.property(rooms(60, 200), party(20), (free, wanted) => {
        const chosen = chooseRooms(free, wanted) ?? []
        for (const taken of chosen)
          for (const left of free)
            if (!chosen.includes(left) && left.max_occupiers === taken.max_occupiers)
              expect(preferencesMet(left, wanted.preferences)).toBeLessThanOrEqual(
                preferencesMet(taken, wanted.preferences),
              )
      }),
    )
  })

  it('the same rooms in any order give the same choice', () => {
    const shuffled = rooms(30).chain((free) =>
      fc.tuple(fc.constant(free), fc.shuffledSubarray(free, { minLength: free.length })),
    )
    fc.assert(
      fc.property(shuffled, party(10), ([free, other], wanted) => {
        expect(chooseRooms(other, wanted)).toEqual(chooseRooms(free, wanted))
      }),
    )
  })

  it('the time grows linearly with the number of free rooms', async () => {
    const freeOf = (size: number) =>
      Array.from({ length: size }, (_, at) =>
        room(at * 2, { max_occupiers: 2 + (at % 5), has_ac: at % 3 === 0 ? 1 : 0, price: 100 + (at % 7) }),
      )
    const wanted = { rooms: 20, members: 61, preferences: { ...nothing, ac_room: 'YES' as const } }
    const choice = (free: FreeRoom[]) => expect(chooseRooms(free, wanted)).toHaveLength(20)
    // A linear algorithm gives 4, a quadratic one 16.
    expect(await growth(freeOf, choice, 250)).toBeLessThan(8)
  })
})
