import { cash } from '@nivas/contract/cash/calls.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { outboxOf } from '../../outbox/outbox-of.ts'
import { recountParked } from './parked.ts'

/** Tickets wait in the browser while there is no network; their numbers have an order. */
const outbox = outboxOf('pos', {
  calls: {
    createOfficeTicket: calls.createOfficeTicket,
    createBookCentreTicket: calls.createBookCentreTicket,
    createBhandargharTicket: calls.createBhandargharTicket,
  },
  needs: [],
  makesStale: [calls.tickets, cash.report],
  inOrder: true,
})
export default outbox

void recountParked().catch(() => undefined)
