import * as z from 'zod'
import { del, get, post, put } from '../call.ts'
import { oneMonth, rangeFields, withRange } from '../day-range.ts'
import { byId, commaList, id, idInAddress, Named, requiredText, text } from '../fields.ts'
import { contains, containsNumber, pageQuery } from '../page.ts'
import { ReceiptPrint } from '../receipts/print.ts'
import { BhentReceipt } from '../receipts/receipts.ts'
import { Room } from '../venue/schemas.ts'
import { applicationCalls } from './application-calls.ts'
import { arrivalFilters, arrivalsCall } from './arrivals.ts'
import {
  Chart,
  ChartPartiesQuery,
  ChartParty,
  ChartPlace,
  ChartQuery,
  MovePrice,
  MoveQuery,
  MoveStay,
} from './chart.ts'
import {
  Booking,
  CheckIn,
  EditReservation,
  GiveBackDonation,
  GiveBackRooms,
  HoldRooms,
  HoldWithPayment,
  TakeBhent,
} from './forms.ts'
import { matchingCalls } from './matching-calls.ts'
import { openWorkCall } from './open-work.ts'
import {
  activeStatuses,
  BookedReservation,
  Happening,
  PaidReservation,
  Reservation,
  ReservationDetail,
  TicketReservation,
} from './schemas.ts'

const status = commaList(activeStatuses).default([...activeStatuses])
const updated = 'Record updated successfully.'
const record = 'reservation'
const chartReaders = [
  'manage-reservations',
  'resavation-assign-room',
  'resavation-edit',
  'admin-booking',
] as const

export const reservations = {
  list: get('/admin/reservations', {
    permission: ['manage-reservations', 'bhent', 'visitor-report'],
    summary: 'Reservations of the given statuses, a page at a time',
    query: pageQuery(
      ['created_at', 'arrival_date', 'departure_date', 'status', 'members_count', 'is_child'],
      {
        status,
        application_number: containsNumber,
        applicant_name: contains,
        /** The complete number of a card: finds its holder's reservations, under any spelling of the name. */
        id_card_no: text(50).optional(),
        ...arrivalFilters,
      },
    ),
    returns: Reservation,
    paged: true,
  }),
  gateList: get('/admin/gateReservations', {
    permission: 'gate-reservations',
    summary: 'Reservations of the given statuses, as the gate lists them',
    query: pageQuery(['arrival_date', 'departure_date', 'status', 'members_count'], {
      status,
      application_number: containsNumber,
      applicant_name: contains,
      ...arrivalFilters,
    }),
    returns: Reservation,
    paged: true,
  }),
  get: get('/admin/reservations/:id', {
    permission: [
      'manage-reservations',
      'bhent',
      'visitor-report',
      'acco-checkin',
      'print-bhandarghar-ticket',
    ],
    summary: 'One reservation with its rooms and payments',
    params: byId,
    returns: ReservationDetail,
  }),
  history: get('/admin/reservations/:id/history', {
    permission: [
      'manage-reservations',
      'bhent',
      'visitor-report',
      'acco-checkin',
      'print-bhandarghar-ticket',
    ],
    summary: 'What happened to a reservation, newest first',
    params: byId,
    returns: z.array(Happening),
  }),
  rooms: get('/admin/reservations/:id/rooms', {
    permission: [
      'manage-reservations',
      'bhent',
      'visitor-report',
      'acco-checkin',
      'print-bhandarghar-ticket',
    ],
    summary: 'The rooms a reservation holds, at the price they were held for',
    params: byId,
    returns: z.array(Room),
  }),
  book: post('/admin/reservations', {
    permission: 'admin-booking',
    summary:
      'Book a stay on behalf of an applicant: a reservation on HOLD with the chosen rooms, or the best fit in a building',
    body: Booking,
    returns: BookedReservation,
    message: 'Form Has Been Submitted Succesfully.',
    record,
    secret: ['other_card_no', 'members', 'medical_constraint'],
  }),
  hold: put('/admin/reservations/:id/status/hold', {
    permission: ['resavation-assign-room', 'resavation-edit'],
    summary: 'Hold rooms for a NEW or HOLD reservation, replacing the rooms it held',
    params: byId,
    body: HoldRooms,
    returns: Reservation,
    message: updated,
    record,
  }),
  giveBackRooms: put('/admin/reservations/:id/status/new', {
    permission: 'resavation-assign-room',
    summary: 'Give back the rooms of a reservation on HOLD, which is then NEW again',
    params: byId,
    body: GiveBackRooms,
    returns: Reservation,
    message: updated,
    record,
  }),
  holdWithPayment: put('/admin/reservations/:id/status/holdautopayment', {
    permission: ['resavation-assign-room', 'resavation-edit'],
    summary: 'Reserve rooms and record the payment in one step, or change the rooms of a PAID reservation',
    params: byId,
    body: HoldWithPayment,
    returns: PaidReservation,
    message: updated,
    record,
  }),
  takeBhent: put('/admin/reservations/:id/status/paid', {
    permission: 'bhent',
    summary: 'Collect the Bhent of a reservation on HOLD',
    params: byId,
    body: TakeBhent,
    returns: PaidReservation,
    message: updated,
    record,
  }),
  giveBackDonation: post('/admin/reservations/:id/donation/refund', {
    permission: 'resavation-edit',
    summary: 'Give back additional Bhent of a reservation, by the method in which it was paid',
    params: byId,
    body: GiveBackDonation,
    returns: PaidReservation,
    message: 'The money was given back.',
    record,
  }),
  ...matchingCalls,
  ...arrivalsCall,
  ...openWorkCall,
  edit: put('/admin/reservations/:id/editReservation', {
    permission: 'resavation-edit',
    summary: 'Change dates, contact, comments or preferences',
    params: byId,
    body: EditReservation,
    returns: PaidReservation,
    message: updated,
    record,
  }),
  remove: del('/admin/reservations/:id', {
    permission: 'resavation-delete',
    summary: 'Delete a NEW or HOLD reservation and free its rooms',
    params: byId,
    returns: Reservation,
    message: updated,
    record,
  }),
  restore: put('/admin/reservations/:id/status/restored', {
    permission: 'resavation-delete',
    summary: 'Undo a deletion within two minutes: NEW again, or on HOLD with the rooms it held',
    params: byId,
    returns: Reservation,
    message: updated,
    record,
  }),
  byRange: post('/admin/reservationsByRange', {
    permission: ['acco-checkin', 'print-bhandarghar-ticket'],
    summary: 'PAID reservations whose stay touches the days from `from` to `to`',
    query: z.object({ status: commaList(['PAID']).default(['PAID']), ...arrivalFilters }),
    body: withRange(
      /** `id_card_no` is the card of the applicant or of a member: its whole number, or the end of an Aadhaar number. */
      z.object({ ...rangeFields, id_card_no: text(50).optional() }),
      'from',
      'to',
      oneMonth,
    ),
    returns: z.array(Reservation),
    reads: true,
  }),
  checkIn: post('/admin/reservations/updateCheckinReservation', {
    permission: ['acco-checkin', 'gate-reservations-checkin'],
    summary: 'Record a check-in at the gate (GATE) or the accommodation desk (ACCO), once each',
    body: CheckIn,
    returns: Reservation,
    message: updated,
    record,
  }),
  ticket: post('/admin/getBhandargharTickets', {
    permission: 'print-bhandarghar-ticket',
    summary: 'Return the meal ticket of a paid reservation for printing its cards, and generate it if needed',
    body: z.object({ reservation_id: id, generate: z.boolean().default(true) }),
    returns: z.object({ data: TicketReservation }),
    recordField: 'reservation_id',
    record,
  }),
  printReceipt: post('/admin/reservations/:id/payments/:payment_id/prints', {
    permission: ['bhent', 'manage-reservations', 'resavation-assign-room', 'resavation-edit'],
    summary: 'Record a print of a payment receipt and return what to print',
    params: z.object({ id: idInAddress, payment_id: idInAddress }),
    returns: z.object({ receipt: BhentReceipt, print: ReceiptPrint }),
    record,
  }),
  eventTypes: get('/event-types', {
    permission: 'public',
    summary: 'The event types of a stay, such as Bhandara, those that are switched off last',
    returns: z.array(Named.extend({ is_active: z.boolean() })),
  }),

  ...applicationCalls,
  chart: get('/admin/rooms/chart', {
    permission: chartReaders,
    summary: 'Rooms by building and floor, and who or what takes them on the days from `from` to `to`',
    query: ChartQuery,
    returns: Chart,
  }),
  chartParties: get('/admin/rooms/chart/parties', {
    permission: 'resavation-assign-room',
    summary:
      'NEW reservations that arrive from `from` to `to`, with their preferences: at most 100, the first to arrive',
    query: ChartPartiesQuery,
    returns: z.array(ChartParty),
  }),
  findOnChart: get('/admin/rooms/chart/find', {
    permission: chartReaders,
    summary: 'Where on the room chart a reservation is to be found; null when it holds no room',
    query: z.object({ application_number: requiredText(20) }),
    returns: ChartPlace.nullable(),
  }),
  priceMove: get('/admin/reservations/:id/move', {
    permission: 'resavation-edit',
    summary: 'What moving a stay would do to the Bhent, before it is done',
    params: byId,
    query: MoveQuery,
    returns: MovePrice,
  }),
  moveStay: put('/admin/reservations/:id/move', {
    permission: 'resavation-edit',
    summary: 'Move a stay on HOLD or PAID to another room, or its reservation to other days',
    params: byId,
    body: MoveStay,
    returns: PaidReservation,
    message: updated,
    record,
  }),
}
