import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from 'vitest'
import { translate } from '../languages/translate.ts'
import { happened } from './happened.ts'

test('the history of a receipt says that a payment was taken back, whatever its kind, not that a cheque bounced', () => {
  expect(happened('electrical.undoPayment', translate)).toBe('Payment reversed')
})

test('every recorded change of a reservation has words on its receipts', () => {
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
