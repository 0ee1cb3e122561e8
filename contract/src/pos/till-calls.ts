import * as z from 'zod'
import { get, post } from '../call.ts'
import { outboxTerms } from '../outbox.ts'
import { byShop, ofAnyShop } from './systems.ts'
import {
  BhandargharTicket,
  BookCentreTicket,
  CardsQuery,
  CreateSession,
  FindTicket,
  OfficeTicket,
  OfTicket,
  RefundTicket,
  SearchSatsangi,
  TicketsQuery,
} from './till-forms.ts'
import {
  CardsPart,
  FoundSatsangi,
  FoundTicket,
  OpenTill,
  Ticket,
  TicketPrint,
  TicketRow,
} from './till-schemas.ts'

const sale = {
  ...outboxTerms,
  secret: ['kept', 'sealed'],
  record: 'ticket',
  recordField: 'ticketid',
  returns: Ticket,
  message: 'Ticket Created successfully.',
} as const

/** The calls for sales at a till: its session, the satsangi, tickets, prints and refunds. */
export const tillCalls = {
  createSession: post('/pos/session/createSession', {
    permission: byShop('pos'),
    summary: "Open a cash session for a shop's till, or return the open one",
    body: CreateSession,
    returns: OpenTill,
    record: 'cash session',
  }),
  searchCustomer: post('/pos/customer/searchCustomer', {
    permission: ofAnyShop('pos'),
    summary:
      'Satsangis of the registry by card, name, day of birth, father or husband, mobile and city: the first 50',
    body: SearchSatsangi,
    returns: z.array(FoundSatsangi),
    reads: true,
  }),
  cards: get('/pos/cards', {
    permission: ofAnyShop('pos'),
    summary:
      'The cards of the registry with their names, 5,000 at a time: a till keeps them for a day without a network',
    query: CardsQuery,
    returns: CardsPart,
  }),

  createOfficeTicket: post('/pos/ticket/createOfficeTicket', {
    ...sale,
    permission: 'office-pos',
    summary: 'Sell at the office',
    body: OfficeTicket,
  }),
  createBookCentreTicket: post('/pos/ticket/createBookCentreTicket', {
    ...sale,
    permission: 'bookcentre-pos',
    summary: 'Sell at the book centre',
    body: BookCentreTicket,
  }),
  createBhandargharTicket: post('/pos/ticket/createBhandargharTicket', {
    ...sale,
    permission: 'bhandarghar-pos',
    summary: 'Sell at Bhandar Ghar',
    body: BhandargharTicket,
  }),

  ticket: get('/pos/ticket', {
    permission: byShop('pos', 'refund'),
    summary: 'The ticket of a shop with this receipt number or meal code',
    query: FindTicket,
    returns: FoundTicket,
  }),
  tickets: get('/pos/tickets', {
    permission: byShop('pos', 'refund'),
    summary: 'The tickets of a shop, the last first, a page at a time',
    query: TicketsQuery,
    returns: TicketRow,
    paged: true,
  }),
  printTicket: post('/pos/ticket/printReceipt', {
    permission: byShop('pos', 'refund'),
    summary: 'Record a print of a ticket receipt',
    body: OfTicket,
    returns: TicketPrint,
    record: 'ticket',
  }),
  refund: post('/pos/ticket/refund', {
    permission: byShop('refund'),
    summary: 'Give back items of a ticket, or its additional Bhent',
    body: RefundTicket,
    returns: Ticket,
    record: 'ticket',
    message: 'The money was given back.',
  }),
  looked: post('/pos/ticket/looked', {
    permission: byShop('refund'),
    summary: 'Record that a ticket which waited in a till was reviewed',
    body: OfTicket,
    returns: Ticket,
    record: 'ticket',
    message: 'Record updated successfully.',
  }),
}
