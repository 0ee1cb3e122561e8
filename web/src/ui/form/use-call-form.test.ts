import { reservations } from '@nivas/contract/reservations/calls.ts'
import { MoveForm } from '@nivas/contract/reservations/chart.ts'
import { expect, test } from 'vitest'
import type { useCallForm } from './use-call-form.ts'

const form = (() => undefined) as unknown as typeof useCallForm

test('a form is checked against its call: the compiler refuses a missing part of the request', () => {
  const initial = { payment_amount: '', donation_amount: '', utr: '', upiamount: '' } as const
  const edits = () => [
    form({
      call: reservations.takeBhent,
      initial,
      without: ['payment_type'],
      request: (values) => ({ id: 1, ...values }),
    }),
    // @ts-expect-error the id of the path is missing
    form({ call: reservations.takeBhent, initial, without: ['payment_type'] }),
    // @ts-expect-error an amount is a number, or nothing yet
    form({ call: reservations.byRange, initial: { from: 7, to: null }, without: ['id_card_no'] }),
    form({ call: reservations.byRange, initial: { from: null, to: '' }, without: ['id_card_no'] }),
  ]
  expect(edits()).toHaveLength(4)
})

test('a field of the body that is neither in the form nor in `without` does not compile, even an optional one', () => {
  const forms = () => [
    form({ call: reservations.checkIn, initial: { id: 1, type: 'GATE', another_day: false } }),
    form({ call: reservations.checkIn, initial: { id: 1, type: 'GATE' }, without: ['another_day'] }),
    // @ts-expect-error `another_day` is forgotten
    form({ call: reservations.checkIn, initial: { id: 1, type: 'GATE' } }),
    // @ts-expect-error no such field
    form({ call: reservations.checkIn, initial: { id: 1, type: 'GATE' }, without: ['other_day'] }),
    // @ts-expect-error `room_id` and others of the body are in no field of the form's own schema
    form({
      call: reservations.moveStay,
      schema: MoveForm,
      initial: { to_room_id: 1, arrival_date: '', departure_date: '' },
      request: () => ({ id: 1, room_id: 1 }),
    }),
  ]
  expect(forms()).toHaveLength(5)
})
