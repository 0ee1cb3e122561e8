import { addDays } from '@nivas/contract/dates.ts'
import type { ChartFloor } from '@nivas/contract/reservations/chart.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, piecesByRoom, type RoomLine } from './layout.ts'
import { datesOf, firstNight, freeAround, nextNights, nightsBetween } from './nights.ts'

const from = '2026-11-21'
const count = 14
const room = (id: number, is_active = true) => ({
  id,
  room_number: String(id),
  number_of_beds: 2,
  max_occupiers: 3,
  toilet_type: null,
  has_ac: 0,
  is_active,
})
const floor: ChartFloor = {
  id: 1,
  floor_number: 1,
  position: 'LEFT',
  building: 'A',
  building_id: 1,
  rooms: [room(10), room(11), room(12, false), room(13)],
}
/** Rooms 10 to 13; room 10 is taken on these columns. */
function chartOf(taken: readonly (readonly [start: number, end: number])[]) {
  const stays = taken.map(([start, end], at) => ({
    id: at,
    application_number: `A26-${at}`,
    applicant_name: 'Asha Rao',
    members_count: 1,
    status: 'HOLD' as const,
    arrival_date: addDays(from, start),
    departure_date: addDays(from, end),
    checked_in: false,
    room_ids: [10],
  }))
  const pieces = piecesByRoom({ floors: [floor], stays, closures: [] }, { from, count })
  return linesOf([floor], pieces, {})
}
const bookable = { first: 2, count }
const first = (lines: ReturnType<typeof chartOf>) => lines[1] as RoomLine

test('nights are chosen up to the first taken night, in either direction, and never before today', () => {
  const lines = chartOf([[6, 8]])
  expect(nightsBetween(first(lines), 3, 12, bookable)).toEqual({ room: 10, start: 3, end: 6 })
  expect(nightsBetween(first(lines), 10, 0, bookable)).toEqual({ room: 10, start: 8, end: 11 })
  expect(nightsBetween(first(lines), 4, 0, bookable)).toEqual({ room: 10, start: 2, end: 5 })
  expect(nightsBetween(first(lines), 6, 9, bookable)).toBeUndefined()
  expect(nightsBetween(first(lines), 1, 9, bookable)).toBeUndefined()
  expect(datesOf({ room: 10, start: 3, end: 6 }, { from })).toEqual({
    arrival_date: '2026-11-24',
    departure_date: '2026-11-27',
  })
})

test('chosen nights are always free, and contain the first one', () => {
  const column = fc.integer({ min: 0, max: count - 1 })
  fc.assert(
    fc.property(column, column, column, (a, b, taken) => {
      const line = first(chartOf([[taken, taken + 1]]))
      const nights = nightsBetween(line, a, b, bookable)
      if (!nights) {
        expect(a === taken || a < bookable.first).toBe(true)
        return
      }
      expect(nights.start).toBeLessThanOrEqual(a)
      expect(nights.end).toBeGreaterThan(a)
      expect(nights.start <= taken && taken < nights.end).toBe(false)
      expect(freeAround(line, a, bookable)).toMatchObject({ room: 10 })
    }),
  )
})

test('arrow keys move over free nights, Shift makes the stay longer, and a room that is switched off is skipped', () => {
  const lines = chartOf([[4, 6]])
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })
  const start = firstNight(lines, bookable)
  expect(start).toEqual({ room: 10, start: 2, end: 3 })
  if (!start) return
  const longer = nextNights(lines, start, key('ArrowRight', true), bookable)
  expect(longer).toEqual({ room: 10, start: 2, end: 4 })
  expect(longer && nextNights(lines, longer, key('ArrowRight', true), bookable)).toBeUndefined()
  expect(longer && nextNights(lines, longer, key('ArrowLeft', true), bookable)).toEqual(start)
  expect(nextNights(lines, start, key('ArrowLeft', true), bookable)).toBeUndefined()
  expect(nextNights(lines, { room: 10, start: 3, end: 4 }, key('ArrowRight'), bookable)).toEqual({
    room: 10,
    start: 6,
    end: 7,
  })
  expect(nextNights(lines, { room: 11, start: 3, end: 5 }, key('ArrowDown'), bookable)).toEqual({
    room: 13,
    start: 3,
    end: 5,
  })
  expect(nextNights(lines, { room: 11, start: 3, end: 5 }, key('ArrowUp'), bookable)).toEqual({
    room: 10,
    start: 3,
    end: 4,
  })
  expect(nextNights(lines, start, key('ArrowUp'), bookable)).toBeUndefined()
})
