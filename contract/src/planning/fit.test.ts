import { expect, it } from 'vitest'
import { type FitRoom, preferencesMet } from './fit.ts'

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
const nothing = { ac: null, toilet: null, type: null, building_id: null }

it('a plan has the same definition of a dormitory as auto matching: by its beds, otherwise by its places', () => {
  const dormitory = { ...nothing, type: 'DORMITORY' } as const
  expect(preferencesMet(dormitory, room)).toEqual({ asked: 1, met: 0 })
  expect(preferencesMet(dormitory, { ...room, number_of_beds: 6 })).toEqual({ asked: 1, met: 1 })
  expect(preferencesMet(dormitory, { ...room, number_of_beds: 0 })).toEqual({ asked: 1, met: 1 })
})
