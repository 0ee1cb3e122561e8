import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elapsed, toneOf } from '../elapsed.ts'
import { crowding } from './board.ts'
import { GateEntry } from './gate-entry.ts'
import { readEntry, satsangiPeople, VisitorEntry } from './visitor-entry.ts'

test('the colour changes at 60 minutes and after 120', () => {
  expect([0, 59, 60, 120, 121, 10_000].map(toneOf)).toEqual([
    'success',
    'success',
    'warning',
    'warning',
    'breach',
    'breach',
  ])
  fc.assert(
    fc.property(fc.nat(1_000_000), (minutes) => {
      const [hours, rest] = elapsed(minutes).split(':').map(Number)
      expect((hours ?? 0) * 60 + (rest ?? 0)).toBe(minutes)
    }),
  )
})

test('the board warns below the ceiling, and never without a ceiling', () => {
  expect([0, 89, 90, 99, 100, 101].map((inside) => crowding(inside, 100))).toEqual([
    'open',
    'open',
    'near',
    'near',
    'full',
    'full',
  ])
  expect(crowding(1_000_000, null)).toBe('open')
})

test('an entry is validated by its form, and its numbers add up', () => {
  const members = [{ name: 'Asha', i_card_number: 'NA' }]
  const day = { fromdate: '2026-11-21', todate: '2026-11-22', departure_time: '10:00' }
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (children, adults) => {
      const sent = VisitorEntry.parse({ ...day, children, adults, members })
      const { kind, read } = readEntry(sent)
      expect([kind, read.success && kind === 'satsangi' && satsangiPeople(read.data)]).toEqual([
        'satsangi',
        1 + children + adults,
      ])
    }),
  )
  expect(VisitorEntry.safeParse({ ...day, children: 10_001, members }).success).toBe(false)
  expect(VisitorEntry.safeParse({ ...day, children: 0, members, isnonsatsangi: true }).success).toBe(false)
})

test('the short form refuses a departure before the arrival', () => {
  const day = fc.integer({ min: 0, max: 60 })
  const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
  fc.assert(
    fc.property(day, day, (from, to) => {
      const { success } = GateEntry.safeParse({
        id_card_no: 'IC-1',
        houseNo: 'B-1',
        fromdate: dayOf(from),
        todate: dayOf(to),
        departure_time: '10:00',
        people: 1,
        issatsangi: true,
      })
      expect(success).toBe(to >= from)
    }),
  )
})
