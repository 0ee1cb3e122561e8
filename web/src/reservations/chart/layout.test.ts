import { addDays } from '@nivas/contract/dates.ts'
import type { ChartFloor, ChartStay } from '@nivas/contract/reservations/chart.ts'
import { type RoomState, roomStates } from '@nivas/contract/venue/rooms-tonight.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FLOOR_HEIGHT, lineAt, linesOf, piecesByRoom, ROOM_HEIGHT, spanOf, totalHeight } from './layout.ts'

const from = '2026-11-21'
const offset = fc.integer({ min: -60, max: 120 })
const nights = fc.integer({ min: 1, max: 60 })
const count = fc.integer({ min: 1, max: 92 })

test('a bar takes exactly the columns of its visible nights, and shows where it is cut', () => {
  fc.assert(
    fc.property(offset, nights, count, (first, length, days) => {
      const span = spanOf(addDays(from, first), addDays(from, first + length), { from, count: days })
      const shown = Array.from({ length: days }, (_, day) => day).filter(
        (day) => day >= first && day < first + length,
      )
      const cut = {
        start: shown[0],
        end: (shown.at(-1) ?? 0) + 1,
        cutStart: first < 0,
        cutEnd: first + length > days,
      }
      expect(span).toEqual(shown.length === 0 ? undefined : cut)
    }),
  )
})

const floor = (id: number, rooms: number): ChartFloor => ({
  id,
  floor_number: id,
  position: 'LEFT',
  building: 'A',
  building_id: 1,
  rooms: Array.from({ length: rooms }, (_, at) => ({
    id: id * 1000 + at,
    room_number: String(at),
    number_of_beds: 2,
    max_occupiers: 3,
    toilet_type: null,
    has_ac: 0,
    is_active: at % 7 !== 6,
  })),
})
const floors = fc
  .array(fc.integer({ min: 0, max: 20 }), { maxLength: 12 })
  .map((sizes) => sizes.map((rooms, at) => floor(at + 1, rooms)))

const stay = (id: number, room_ids: number[], arrival = 0, length = 2): ChartStay => ({
  id,
  application_number: `A26-${id}`,
  applicant_name: 'Asha Rao',
  members_count: 1,
  status: 'HOLD',
  arrival_date: addDays(from, arrival),
  departure_date: addDays(from, arrival + length),
  checked_in: false,
  room_ids,
})

test('every height maps to the row that is drawn there', () => {
  fc.assert(
    fc.property(floors, fc.integer({ min: -100, max: 12_000 }), (some, y) => {
      const lines = linesOf(some, new Map(), {})
      const found = lines[lineAt(lines, y)]
      if (!found) expect(lines).toEqual([])
      else if (y < 0) expect(found).toBe(lines[0])
      else if (y >= totalHeight(lines)) expect(found).toBe(lines.at(-1))
      else {
        expect(found.top).toBeLessThanOrEqual(y)
        expect(found.top + (found.room ? ROOM_HEIGHT : FLOOR_HEIGHT)).toBeGreaterThan(y)
      }
    }),
  )
})

test('every room has one row below its floor; the filter of free rooms lists those without stays that are switched on', () => {
  fc.assert(
    fc.property(floors, fc.array(fc.nat(20), { maxLength: 10 }), (some, taken) => {
      const all = some.flatMap(({ rooms }) => rooms)
      const held = taken.flatMap((at) => all[at]?.id ?? [])
      const chart = { floors: some, stays: held.map((id, at) => stay(at, [id])), closures: [] }
      const pieces = piecesByRoom(chart, { from, count: 14 })
      const rooms = (free: boolean) => linesOf(some, pieces, { free }).flatMap(({ room }) => room?.id ?? [])
      expect(rooms(false)).toEqual(all.map(({ id }) => id))
      expect(rooms(true)).toEqual(
        all.filter(({ id, is_active }) => is_active && !held.includes(id)).map(({ id }) => id),
      )
    }),
  )
})

test('the filter by state lists the rooms that the dashboard counts for that night', () => {
  const rooms = floor(1, 14)
  const ids = rooms.rooms.map(({ id }) => id)
  // The last room is switched off, and empty.
  const [free, hold, expected, occupied, closed, later, heldAndOff, ...others] = ids.slice(0, -1)
  const held = (at: number, id = 0, more: Partial<ChartStay> = {}) => ({ ...stay(at, [id], -1), ...more })
  const chart = {
    floors: [rooms],
    stays: [
      held(1, hold),
      held(2, expected, { status: 'PAID' }),
      held(3, occupied, { status: 'PAID', checked_in: true }),
      stay(4, [later ?? 0], 1),
      held(5, heldAndOff),
    ],
    closures: [{ id: 9, room_id: closed ?? 0, from: addDays(from, -3), to: from, reason: 'repair' }],
  }
  const pieces = piecesByRoom(chart, { from, count: 14 })
  const shown = (state: RoomState) =>
    linesOf(chart.floors, pieces, { state }).flatMap(({ room }) => room?.id ?? [])
  expect(Object.fromEntries(roomStates.map((state) => [state, shown(state)]))).toEqual({
    free: [free, later, ...others],
    hold: [hold, heldAndOff],
    expected: [expected],
    occupied: [occupied],
    closed: [closed],
  })
})

test('a reservation has a bar in each of its rooms, and a closure covers both of its days', () => {
  const chart = {
    floors: [],
    stays: [stay(1, [5, 6], 3), stay(2, [5], -1)],
    closures: [{ id: 9, room_id: 6, from: addDays(from, 1), to: addDays(from, 2), reason: 'repair' }],
  }
  const pieces = piecesByRoom(chart, { from, count: 14 })
  const shown = (room: number) =>
    pieces.get(room)?.map((piece) => [piece.stay?.id ?? piece.closure?.reason, piece.start, piece.end])
  expect(shown(5)).toEqual([
    [2, 0, 1],
    [1, 3, 5],
  ])
  expect(shown(6)).toEqual([
    ['repair', 1, 3],
    [1, 3, 5],
  ])
})
