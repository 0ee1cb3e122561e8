import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from 'vitest'
import { translate } from '../languages/translate.ts'
import { happened } from './happened.ts'

test('the history of a receipt calls a payment of any kind that was taken back so, not a bounced cheque', () => {
  expect(happened('electrical.undoPayment', translate)).toBe('Payment taken back')
})

test('whatever is written down about a reservation is said in words on its receipts', () => {
  const changes = Object.entries(reservations)
    .filter(([, call]) => call.method !== 'GET' && call.permission !== 'public' && !('reads' in call))
    .map(([name]) => `reservations.${name}`)
  const written = [
    'reservations.agreePlaces',
    'reservations.combined',
    'reservations.parted',
    'planning.accept',
  ]
  expect(written.filter((name) => happened(name, translate) === name)).toEqual([])
  expect(changes.filter((name) => happened(name, translate) === name)).toEqual([])
})

test('a call without words is shown by its name', () => {
  expect(happened('other.call', translate)).toBe('other.call')
})
