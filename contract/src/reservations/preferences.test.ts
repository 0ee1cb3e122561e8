import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  commonPreferences,
  preferenceFacts,
  preferenceNames,
  preferencesMet,
  preferencesMissed,
} from './preferences.ts'

const room = { number_of_beds: 2, max_occupiers: 3, toilet_type: 'DESI', has_ac: 1 } as const
const nothing = { accomodation_type: null, toilet_type: null, ac_room: null } as const

it('a room meets the given preferences', () => {
  expect(preferencesMet(room, nothing)).toBe(0)
  expect(preferencesMet(room, { accomodation_type: 'ROOM', toilet_type: 'DESI', ac_room: 'YES' })).toBe(3)
  expect(
    preferencesMet(room, { accomodation_type: 'DORMITORY', toilet_type: 'WESTERN', ac_room: 'NO' }),
  ).toBe(0)
  const other = { ...room, toilet_type: null, has_ac: 0 }
  expect(preferencesMet(other, nothing)).toBe(0)
  expect([
    preferencesMet(other, { ...nothing, ac_room: 'NO' }),
    preferencesMet(other, { ...nothing, ac_room: 'YES' }),
  ]).toEqual([1, 0])
})

it('a room misses the given preferences that it does not meet', () => {
  const all = { accomodation_type: 'DORMITORY', toilet_type: 'DESI', ac_room: 'NO' } as const
  expect(preferencesMissed(room, all)).toEqual(['accomodation_type', 'ac_room'])
  expect(preferencesMissed(room, { ...all, ac_room: null })).toEqual(['accomodation_type'])
  expect(preferencesMissed(room, nothing)).toEqual([])
  const one = fc.record({
    accomodation_type: fc.constantFrom('ROOM', 'DORMITORY', null),
    toilet_type: fc.constantFrom('DESI', 'WESTERN', null),
    ac_room: fc.constantFrom('YES', 'NO', null),
  })
  fc.assert(
    fc.property(one, (preferences) => {
      const asked = preferenceNames.filter((name) => preferences[name] !== null)
      expect(preferencesMissed(room, preferences)).toHaveLength(
        asked.length - preferencesMet(room, preferences),
      )
    }),
  )
})

it('six beds make a dormitory, or six places where there are no beds', () => {
  const preference = { ...nothing, accomodation_type: 'DORMITORY' } as const
  const met = [
    [6, 6],
    [5, 9],
    [0, 6],
    [0, 5],
  ].map(([number_of_beds = 0, max_occupiers = 0]) =>
    preferencesMet({ ...room, number_of_beds, max_occupiers }, preference),
  )
  expect(met).toEqual([1, 0, 1, 0])
})

it('the facts have the number of matching rooms for each preference', () => {
  const other = { ...room, toilet_type: null }
  expect(preferenceFacts([room, other], { ...nothing, toilet_type: 'DESI', ac_room: 'YES' })).toEqual([
    { preference: 'toilet_type', value: 'DESI', rooms: 1 },
    { preference: 'ac_room', value: 'YES', rooms: 2 },
  ])
})

it('several reservations have in common the preferences that none contradicts', () => {
  expect(
    commonPreferences([
      { ...nothing, ac_room: 'YES', toilet_type: 'DESI' },
      nothing,
      { ...nothing, ac_room: 'YES', toilet_type: 'WESTERN' },
    ]),
  ).toEqual({ accomodation_type: null, toilet_type: null, ac_room: 'YES' })
})
