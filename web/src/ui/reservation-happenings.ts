import type { PlainKey } from '@nivas/contract/texts.ts'

/**
 * What happened to a reservation, by the call that did it. The history of a reservation and that of its receipts show
 * it.
 */
export const happeningWords: Readonly<Record<string, PlainKey>> = {
  'reservations.apply': 'Applied',
  'reservations.book': 'Booked',
  'reservations.hold': 'Rooms held',
  'reservations.holdWithPayment': 'Rooms reserved and Bhent collected',
  'reservations.auto': 'Rooms held',
  'reservations.multipleAuto': 'Combined from several, rooms held',
  'reservations.multipleManual': 'Combined from several, rooms held',
  'reservations.combined': 'Combined with others',
  'reservations.parted': 'NEW again: the combined reservation was deleted',
  'reservations.giveBackRooms': 'Rooms given back',
  'reservations.assignBuilding': 'Building assigned',
  'reservations.takeBhent': 'Bhent collected',
  'reservations.giveBackDonation': 'Additional Bhent refunded',
  'reservations.printReceipt': 'Receipt printed',
  'reservations.edit': 'Changed',
  'reservations.remove': 'Deleted',
  'reservations.restore': 'Deletion undone',
  'reservations.ticket': 'Meal ticket generated',
  'reservations.release': 'Allotment cancelled: the guests did not arrive in time',
  'planning.accept': 'Rooms assigned by an event plan',
  'reservations.agreePlaces': 'Agreed to too few places or too many rooms',
}
