import { expect, it } from 'vitest'
import { commonWishes, wishesMet, wishFacts } from './wishes.ts'

const room = { number_of_beds: 2, max_occupiers: 3, toilet_type: 'DESI', has_ac: 1 } as const
const nothing = { accomodation_type: null, toilet_type: null, ac_room: null } as const

it('a room fulfils what was wished, and nothing where nothing was', () => {
  expect(wishesMet(room, nothing)).toBe(0)
  expect(wishesMet(room, { accomodation_type: 'ROOM', toilet_type: 'DESI', ac_room: 'YES' })).toBe(3)
  expect(wishesMet(room, { accomodation_type: 'DORMITORY', toilet_type: 'WESTERN', ac_room: 'NO' })).toBe(0)
})

it('six beds make a dormitory, or six places where there are no beds', () => {
  const wish = { ...nothing, accomodation_type: 'DORMITORY' } as const
  const met = [
    [6, 6],
    [5, 9],
    [0, 6],
    [0, 5],
  ].map(([number_of_beds = 0, max_occupiers = 0]) =>
    wishesMet({ ...room, number_of_beds, max_occupiers }, wish),
  )
  expect(met).toEqual([1, 0, 1, 0])
})

it('the facts say of each wish how many rooms are so', () => {
  const other = { ...room, toilet_type: null }
  expect(wishFacts([room, other], { ...nothing, toilet_type: 'DESI', ac_room: 'YES' })).toEqual([
    { wish: 'toilet_type', value: 'DESI', rooms: 1 },
    { wish: 'ac_room', value: 'YES', rooms: 2 },
  ])
})

it('several wish together what nobody of them contradicts', () => {
  expect(
    commonWishes([
      { ...nothing, ac_room: 'YES', toilet_type: 'DESI' },
      nothing,
      { ...nothing, ac_room: 'YES', toilet_type: 'WESTERN' },
    ]),
  ).toEqual({ accomodation_type: null, toilet_type: null, ac_room: 'YES' })
})
