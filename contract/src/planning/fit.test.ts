import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FitParty,
  type FitRoom,
  fitOf,
  lowness,
  preferencesAsked,
  preferencesMet,
  weights,
} from './fit.ts'

const room: FitRoom = {
  id: 1,
  building_id: 1,
  floor_id: 1,
  floor_number: 0,
  number_of_beds: 2,
  max_occupiers: 8,
  has_ac: false,
  toilet_type: null,
}
const nothing = { ac: null, toilet: null, type: null, building_ids: [] }
const party = (more: Partial<FitParty> = {}): FitParty => ({
  ...{ people: 4, elders: 0, preferences: nothing, held: [] },
  ...more,
})
/** A room of these places on a floor of a building. */
const at = (id: number, building: number, floor: number, more: Partial<FitRoom> = {}): FitRoom => ({
  ...{
    ...room,
    id,
    building_id: building,
    floor_id: building * 10 + floor,
    floor_number: floor,
    max_occupiers: 2,
  },
  ...more,
})
/** The points of a person, out of 100, of a party whose places suffice. */
const points = (given: FitParty, rooms: readonly FitRoom[]) =>
  (fitOf(given, rooms).value / given.people) * 100
const ALL = 100

it('a plan has the same definition of a dormitory as auto matching: by its beds, otherwise by its places', () => {
  const dormitory = { ...nothing, type: 'DORMITORY' } as const
  expect(preferencesMet(dormitory, room)).toEqual({ asked: 1, met: 0 })
  expect(preferencesMet(dormitory, { ...room, number_of_beds: 6 })).toEqual({ asked: 1, met: 1 })
  expect(preferencesMet(dormitory, { ...room, number_of_beds: 0 })).toEqual({ asked: 1, met: 1 })
})

it('a preference counts when it is given, and is met by a room that has it', () => {
  const all = { ac: true, toilet: 'WESTERN', type: 'ROOM', building_ids: [3] } as const
  const fitting = at(1, 3, 0, { has_ac: true, toilet_type: 'WESTERN' })
  expect(preferencesMet(all, fitting)).toEqual({ asked: 4, met: 4 })
  expect(preferencesMet(all, at(1, 4, 0, { number_of_beds: 9 }))).toEqual({ asked: 4, met: 0 })
  expect(preferencesMet({ ...nothing, ac: false }, fitting)).toEqual({ asked: 1, met: 0 })
  expect(preferencesMet({ ...nothing, ac: false }, room)).toEqual({ asked: 1, met: 1 })
  expect(preferencesMet(nothing, room)).toEqual({ asked: 0, met: 0 })
  const either = { ...nothing, building_ids: [2, 3] }
  expect(preferencesMet(either, fitting)).toEqual({ asked: 1, met: 1 })
  expect(preferencesMet(either, room)).toEqual({ asked: 1, met: 0 })
  expect([nothing, all, { ...nothing, ac: false }].map(preferencesAsked)).toEqual([0, 4, 1])
})

it('the ground floor is low, the fourth is not, and a cellar is as low as the ground', () => {
  expect([-1, 0, 1, 2, 4, 9].map(lowness)).toEqual([1, 1, 0.75, 0.5, 0, 0])
})

describe('the fit of rooms', () => {
  const pair = [at(1, 1, 0), at(2, 1, 0)]

  it('is perfect for a party that fills rooms of one floor', () => {
    expect(fitOf(party(), pair)).toEqual({
      ...{ places: 4, buildings: 1, floors: 1, preferences: 0, preferences_met: 0, low: null },
      value: 4,
    })
  })

  it('loses points for empty beds, two floors, two buildings and moved rooms', () => {
    const lost = (given: FitParty, rooms: readonly FitRoom[]) => ALL - points(given, rooms)
    expect(lost(party({ people: 2 }), pair)).toBeCloseTo(weights.beds / 2)
    expect(lost(party(), [at(1, 1, 0), at(2, 1, 1)])).toBeCloseTo(weights.floor)
    expect(lost(party(), [at(1, 1, 0), at(2, 2, 0)])).toBeCloseTo(weights.floor + weights.building)
    expect(lost(party({ held: [1, 2] }), pair)).toBeCloseTo(0)
    for (const held of [[1], [1, 3], [1, 2, 3]])
      expect(lost(party({ held }), pair)).toBeCloseTo(weights.unmoved)
  })

  it('loses the share of preferences that its rooms do not meet', () => {
    const preferences = { ...nothing, ac: true, building_ids: [1] }
    const half = fitOf(party({ preferences }), [at(1, 1, 0, { has_ac: true }), at(2, 1, 0)])
    expect([half.preferences, half.preferences_met]).toEqual([2, 1.5])
    expect(ALL - (half.value / 4) * 100).toBeCloseTo(weights.preferences / 4)
  })

  it('is judged for elders by its lowest room', () => {
    const rooms = [at(1, 1, 1), at(2, 1, 3)]
    expect(fitOf(party({ elders: 1 }), rooms).low).toBe(0.75)
    expect(fitOf(party(), rooms).low).toBeNull()
    expect(points(party(), rooms) - points(party({ elders: 1 }), rooms)).toBeCloseTo(weights.low / 4)
  })

  it('counts no more people than it has places, and none without rooms', () => {
    expect(fitOf(party({ people: 9 }), pair).value).toBeCloseTo(4)
    expect(fitOf(party({ elders: 2 }), [])).toEqual({
      ...{ places: 0, buildings: 0, floors: 0, preferences: 0, preferences_met: 0, low: null, value: 0 },
    })
  })

  it('is worth more for one more person with a room than the comfort of twice as many people', () => {
    const aRoom = fc
      .record({ id: fc.nat(9), building: fc.nat(3), floor: fc.nat(6), ac: fc.boolean() })
      .map(({ id, building, floor, ac }) => at(id, building, floor, { has_ac: ac }))
    fc.assert(
      fc.property(
        fc.array(aRoom, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 8 }),
        (rooms, people) => {
          const given = party({ people, elders: 1, preferences: { ...nothing, ac: true } })
          const { value, places } = fitOf(given, rooms)
          const placed = Math.min(people, places)
          expect(value).toBeGreaterThanOrEqual((placed * weights.placed) / 100)
          expect(value).toBeLessThanOrEqual(placed)
        },
      ),
    )
  })
})
