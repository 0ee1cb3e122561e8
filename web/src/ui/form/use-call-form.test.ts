import { reservations } from '@nivas/contract/reservations/calls.ts'
import { expect, test } from 'vitest'
import type { useCallForm } from './use-call-form.ts'

test('a form is held to its call: the compiler refuses what the request would lack', () => {
  const form = (() => undefined) as unknown as typeof useCallForm
  const edits = () => [
    form({
      call: reservations.takeBhent,
      initial: { payment_amount: '' },
      request: (values) => ({ id: 1, ...values }),
    }),
    // @ts-expect-error the id of the path is missing
    form({ call: reservations.takeBhent, initial: { payment_amount: '' } }),
    // @ts-expect-error an amount is a number, or nothing yet
    form({ call: reservations.byRange, initial: { from: 7, to: null } }),
    form({ call: reservations.byRange, initial: { from: null, to: '' } }),
  ]
  expect(edits()).toHaveLength(4)
})
