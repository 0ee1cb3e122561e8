import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { bind } from '../http/bind.ts'
import { bookStay } from './book-stay.ts'
import { checkIn } from './check-in.ts'
import { dashboard } from './dashboard.ts'
import { editReservation } from './edit-reservation.ts'
import { eventTypes } from './event-types.ts'
import { findCustomers } from './find-customers.ts'
import { generateTicket } from './generate-ticket.ts'
import { getReservation } from './get-reservation.ts'
import { holdRooms } from './hold-rooms.ts'
import { holdWithPayment } from './hold-with-payment.ts'
import { listReservations } from './list-reservations.ts'
import { removeReservation } from './remove-reservation.ts'
import { reservationHistory } from './reservation-history.ts'
import { reservationRooms } from './reservation-rooms.ts'
import { reservationsByRange } from './reservations-by-range.ts'
import { takeBhent } from './take-bhent.ts'

export { assignRooms } from './assign-rooms.ts'
export { changedMeanwhile, lockReservation } from './lock-reservation.ts'

export const reservations = bind('reservations', calls, {
  list: listReservations,
  get: getReservation,
  history: reservationHistory,
  rooms: reservationRooms,
  book: bookStay,
  hold: holdRooms,
  holdWithPayment,
  takeBhent,
  edit: editReservation,
  remove: removeReservation,
  byRange: reservationsByRange,
  checkIn,
  ticket: generateTicket,
  customers: findCustomers,
  eventTypes,
  dashboard,
})
