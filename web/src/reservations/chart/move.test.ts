import { addDays } from '@nivas/contract/dates.ts'
import type { ChartStay } from '@nivas/contract/reservations/chart.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesByRoom } from './layout.ts'
import { isAsShown, isNothing, looksFree, type Move, movedStay, requestOf, shifted, undone } from './move.ts'

const from = '2026-11-21'
const room = (id: number, is_active = true) => ({ id, room_number: String(id), is_active })
const stay = (id: number, room_ids: number[], arrival: number, nights: number): ChartStay => ({
  id,
  application_number: `A26-${id}`,
  applicant_name: 'Asha Rao',
  members_count: 1,
  status: 'HOLD',
  arrival_date: addDays(from, arrival),
  departure_date: addDays(from, arrival + nights),
  checked_in: false,
  room_ids,
})
const move = (of: ChartStay, to: number, by: number, rest: Partial<Move> = {}): Move => ({
  stay: of,
  from: room(of.room_ids[0] ?? 0),
  to: room(to),
  ...shifted(of, by),
  ...rest,
})

const moves = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: -10, max: 10 }), fc.integer({ min: 1, max: 9 }))
  .map(([to, by, nights]) => move(stay(1, [1, 9], 3, nights), to, by))

test('a move that is undone restores the original stay', () => {
  fc.assert(
    fc.property(moves, (there) => {
      const back = undone(there)
      expect(back && movedStay(back)).toEqual(there.stay)
    }),
  )
  expect(undone(move(stay(1, [1], 0, 1), 2, 0, { from: room(1, false) }))).toBeUndefined()
})

test('the request contains only the changes and the state on the screen', () => {
  fc.assert(
    fc.property(moves, (one) => {
      const { id, room_id, ...changed } = requestOf(one)
      expect([id, room_id]).toEqual([1, 1])
      expect(Object.keys(changed).length === 0).toBe(isNothing(one))
      expect('to_room_id' in changed).toBe(one.to.id !== 1)
    }),
  )
})

test('a room looks free exactly when no other reservation has a night of the move', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: -3, max: 20 }),
      (arrival, nights, by) => {
        const moved = stay(1, [1], 3, 3)
        const other = stay(2, [2], arrival, nights)
        const chart = { floors: [], stays: [moved, other], closures: [] }
        const pieces = piecesByRoom(chart, { from, count: 60 })
        const shared = [3, 4, 5].some((night) => night + by >= arrival && night + by < arrival + nights)
        expect(looksFree(move(moved, 2, by), pieces)).toBe(!shared)
        expect(looksFree(move(moved, 1, by), pieces)).toBe(true)
      },
    ),
  )
})

test('all rooms move to other days together; a closed room and one that is switched off take no stay', () => {
  const both = stay(1, [1, 2], 0, 2)
  const chart = {
    floors: [],
    stays: [both, stay(2, [2], 2, 1)],
    closures: [{ id: 1, room_id: 3, from: addDays(from, 1), to: addDays(from, 1), reason: 'repair' }],
  }
  const pieces = piecesByRoom(chart, { from, count: 14 })
  expect(looksFree(move(both, 1, 1), pieces)).toBe(false)
  expect(looksFree(move(both, 4, 0), pieces)).toBe(true)
  expect(looksFree(move(both, 2, 0), pieces)).toBe(false)
  expect(looksFree(move(both, 3, 0), pieces)).toBe(false)
  expect(looksFree(move(both, 4, 0, { to: room(4, false) }), pieces)).toBe(false)
  expect(looksFree(move(stay(9, [5], 2, 2), 3, 0), pieces)).toBe(true)
})

test('guests who are checked in keep their days', () => {
  const there = { ...stay(1, [1], 0, 2), checked_in: true }
  expect(isNothing(move(there, 1, 5))).toBe(true)
})

test('a stay that another desk moved, paid or changed is not as the form shows it', () => {
  const shown = stay(1, [1, 9], 3, 2)
  expect(isAsShown(shown, { ...shown, room_ids: [9, 1] })).toBe(true)
  for (const now of [
    undefined,
    stay(1, [1, 8], 3, 2),
    stay(1, [1], 3, 2),
    stay(1, [1, 9], 4, 2),
    stay(1, [1, 9], 3, 3),
    { ...shown, status: 'PAID' as const },
  ])
    expect(isAsShown(shown, now)).toBe(false)
})
