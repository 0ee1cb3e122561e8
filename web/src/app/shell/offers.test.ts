import type { Found } from '@nivas/contract/find/schemas.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import type { Permission } from '@nivas/contract/permissions.ts'
import { expect, test } from 'vitest'
import { offersOf } from './offers.ts'

const { areas } = await import('../areas.ts')

const fresh: Found = {
  kind: 'reservation',
  id: 1,
  name: 'Kamla Devi',
  number: 'A26-000001',
  status: 'NEW',
  checked_in: false,
  allotment_cancelled: false,
  from: '2026-11-21',
  to: '2026-11-23',
  place: null,
  within: null,
}
const paid: Found = { ...fresh, status: 'PAID' }

const offered = (found: Found, ...held: Permission[]) =>
  offersOf([found], areas, (access) => mayPass(access, new Set(held))).map(({ action, target }) => [
    action.title,
    target.path,
  ])

test('choosing rooms is offered only in a list that the user may open', () => {
  const desk = offered(fresh, 'resavation-assign-room', 'manage-reservations', 'visitor-report')
  expect(desk).toContainEqual(['Choose rooms', '/reservations'])
  expect(offered(fresh, 'resavation-assign-room', 'visitor-report')).toEqual([
    ['Choose rooms', '/manual-reservation'],
  ])
  expect(offered(fresh, 'resavation-assign-room', 'bhent')).toEqual([])
})

test('the accommodation desk gives new rooms in its own list to a guest who has lost theirs', () => {
  const lost = { ...paid, allotment_cancelled: true }
  const rooms = (...held: Permission[]) =>
    offered(lost, 'resavation-edit', ...held).filter(([title]) => title === 'Edit rooms')
  expect(rooms('acco-checkin')).toEqual([['Edit rooms', '/accomodation-reservations']])
  expect(rooms('acco-checkin', 'manage-reservations')).toEqual([['Edit rooms', '/reservations']])
  expect(rooms('gate-reservations')).toEqual([])
})

test('a user who prints meal tickets finds the guest at the desk, even one who is checked in', () => {
  const ticket = [['Meal ticket', '/accomodation-reservations']]
  expect(offered(paid, 'print-bhandarghar-ticket')).toEqual(ticket)
  expect(offered({ ...paid, checked_in: true }, 'print-bhandarghar-ticket')).toEqual(ticket)
  expect(offered(fresh, 'print-bhandarghar-ticket')).toEqual([])
})

test('a screen with a parameter in its address is offered', () => {
  const room: Found = { ...fresh, kind: 'room', name: 'North', number: '101', status: null, within: 7 }
  expect(offered(room, 'manage-buildings')).toEqual([['Floors and rooms', '/buildings/7/floors']])
})
