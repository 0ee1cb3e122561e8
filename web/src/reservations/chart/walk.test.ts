import { addDays } from '@nivas/contract/dates.ts'
import type { ChartFloor } from '@nivas/contract/reservations/chart.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, piecesByRoom } from './layout.ts'
import { findBar, firstBar, nextBar } from './walk.ts'

const from = '2026-11-21'
const room = (id: number) => ({
  id,
  room_number: String(id),
  number_of_beds: 2,
  max_occupiers: 3,
  toilet_type: null,
  has_ac: 0,
  is_active: true,
})
const floors: ChartFloor[] = [1, 2].map((id) => ({
  id,
  floor_number: id,
  position: 'LEFT',
  building: 'A',
  building_id: 1,
  rooms: Array.from({ length: 8 }, (_, at) => room(id * 10 + at)),
}))
const stay = (id: number, room_id: number, arrival: number) => ({
  id,
  application_number: `A26-${id}`,
  applicant_name: 'Asha Rao',
  members_count: 1,
  status: 'HOLD' as const,
  arrival_date: addDays(from, arrival),
  departure_date: addDays(from, arrival + 2),
  checked_in: false,
  room_ids: [room_id],
})
const chartOf = (stays: ReturnType<typeof stay>[]) => {
  const chart = { floors, stays, closures: [] }
  return linesOf(floors, piecesByRoom(chart, { from, count: 14 }), {})
}

test('arrows move along a row, and to the nearest bar of the next row with bars', () => {
  const lines = chartOf([stay(1, 10, 0), stay(2, 10, 6), stay(3, 13, 1), stay(4, 13, 7), stay(5, 21, 3)])
  expect(firstBar(lines)).toEqual({ stay: 1, room: 10 })
  expect(nextBar(lines, { stay: 1, room: 10 }, 'ArrowRight')).toEqual({ stay: 2, room: 10 })
  expect(nextBar(lines, { stay: 1, room: 10 }, 'ArrowLeft')).toBeUndefined()
  expect(nextBar(lines, { stay: 2, room: 10 }, 'ArrowDown')).toEqual({ stay: 4, room: 13 })
  expect(nextBar(lines, { stay: 4, room: 13 }, 'ArrowDown')).toEqual({ stay: 5, room: 21 })
  expect(nextBar(lines, { stay: 5, room: 21 }, 'ArrowDown')).toBeUndefined()
  expect(nextBar(lines, { stay: 5, room: 21 }, 'PageUp')).toEqual({ stay: 1, room: 10 })
  expect(nextBar(lines, { stay: 4, room: 13 }, 'Home')).toEqual({ stay: 3, room: 13 })
  expect(nextBar(lines, { stay: 1, room: 10 }, 'x')).toBeUndefined()
})

test('every key leads to an existing bar, and Down to a lower row', () => {
  const places = fc.uniqueArray(fc.nat(15), { minLength: 1, maxLength: 16 })
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End']
  fc.assert(
    fc.property(places, fc.constantFrom(...keys), (rooms, key) => {
      const lines = chartOf(rooms.map((at, id) => stay(id, (at < 8 ? 10 : 12) + at, at % 12)))
      for (const { room: one, pieces } of lines)
        for (const { stay: of } of pieces ?? []) {
          const here = { stay: of?.id ?? -1, room: one?.id ?? -1 }
          const there = nextBar(lines, here, key)
          if (!there) continue
          const [was, is] = [findBar(lines, here), findBar(lines, there)]
          expect(is).toBeDefined()
          if (key === 'ArrowDown') expect(is?.line.index).toBeGreaterThan(was?.line.index ?? 0)
        }
    }),
  )
})
