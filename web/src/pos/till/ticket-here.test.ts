import { receiptOf } from '@nivas/contract/pos/ticket-receipt.ts'
import { expect, test } from 'vitest'
import { ticketHere } from './ticket-here.ts'

test('a ticket that waits here is printed with the number under which it was sold', () => {
  const payment = { ticketamount: 0, totalCash: 0, donation: 0, change: 0, totalamount: 0, upiamount: 0 }
  const ticket = ticketHere(
    {
      systemid: 2,
      ...{ session: 7, number: 17, printed: 'BC-0042-017' },
      customer: null,
      paymentoptions: { ...payment, payment_type: 'CASH', utr: null },
      ticketlines: [],
    },
    { soldBy: 'Asha Rao', sold_at: '2026-07-01T10:00:00.000Z' },
  )
  expect(ticket).toMatchObject({ receipt_number: 'BC-0042-017', number: 17, session: { id: 7 } })
  expect(receiptOf(ticket)).toMatchObject({ ticketid: 'BC-0042-017' })
})
