import { cash } from '@nivas/contract/cash/calls.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { session } from '../../app/session.tsx'
import { outboxOf } from '../../outbox/outbox-of.ts'
import { recountParked } from './parked.ts'
import { ticketCalls } from './tickets-here.ts'
import { publishUnsent } from './unsent.ts'

/** The outbox of tickets and meals, which wait here without a network. The tickets of a shop are sent in order. */
const outbox = outboxOf('pos', {
  calls: {
    createOfficeTicket: calls.createOfficeTicket,
    createBookCentreTicket: calls.createBookCentreTicket,
    createBhandargharTicket: calls.createBhandargharTicket,
    serveMeal: calls.serveMeal,
  },
  needs: [],
  makesStale: [calls.tickets, calls.mealBoard, cash.report],
  inOrder: Object.values(ticketCalls),
})
export default outbox

publishUnsent()
const recount = () => void recountParked().catch(() => undefined)
session.subscribe(recount)
recount()
