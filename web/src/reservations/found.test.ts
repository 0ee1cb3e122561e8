import type { Found } from '@nivas/contract/find/schemas.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { expect, it } from 'vitest'
import { foundCustomer, foundReservation } from './found.ts'

const guest: Found = {
  kind: 'reservation',
  id: 1,
  name: 'Kamla Devi',
  number: 'A26-000001',
  status: 'PAID',
  checked_in: false,
  allotment_cancelled: false,
  from: '2026-11-21',
  to: '2026-11-23',
  place: null,
  within: null,
}

const offered = (found: Found) =>
  foundReservation.actions.filter(({ to }) => to(found).length > 0).map(({ title }) => title)

it('offers check-in for a PAID guest with rooms, and room matching for one who lost them', () => {
  expect(offered(guest)[0]).toBe('Check in')
  const lost = offered({ ...guest, allotment_cancelled: true })
  expect(lost[0]).toBe('Edit rooms')
  expect(lost).not.toContain('Check in')
  expect(offered({ ...guest, status: 'NEW', allotment_cancelled: true })).toContain('Choose rooms')
})

it('leads to the check-in of a stay that is longer than the range that the desk lists', () => {
  const checkIn = foundReservation.actions.find(({ title }) => title === 'Check in')
  const [desk] = checkIn?.to({ ...guest, to: '2027-02-28' }) ?? []
  expect(calls.byRange.body.safeParse(desk?.search)).toMatchObject({
    success: true,
    data: { from: '2026-11-21', to: '2026-11-21' },
  })
})

it('leads from a customer to the reservations with the card, whatever the spelling of the name', () => {
  const show = foundCustomer.actions.find(({ title }) => title === 'Show reservations')
  expect(show?.to({ ...guest, kind: 'customer', number: 'NR-100004' })).toEqual([
    { path: '/reservations', search: { card: 'NR-100004' } },
  ])
})

it('leads from a customer whose card is an identity number to the reservations under the name', () => {
  const show = foundCustomer.actions.find(({ title }) => title === 'Show reservations')
  expect(show?.to({ ...guest, kind: 'customer', number: 'XXXX XXXX 0124' })).toEqual([
    { path: '/reservations', search: { applicant_name: guest.name } },
  ])
})
