import type { PlainKey } from '@nivas/contract/texts.ts'
import type { Translate } from '../languages/use-text.ts'

const words: Readonly<Record<string, PlainKey>> = {
  'reservations.apply': 'Applied',
  'reservations.book': 'Booked',
  'reservations.hold': 'Rooms held',
  'reservations.auto': 'Rooms held',
  'reservations.multipleAuto': 'Combined from several, rooms held',
  'reservations.multipleManual': 'Combined from several, rooms held',
  'reservations.combined': 'Combined with others',
  'reservations.parted': 'The combined reservation was deleted: NEW again',
  'reservations.giveBackRooms': 'Rooms given back',
  'reservations.assignBuilding': 'Building noted',
  'reservations.agreePlaces': 'Agreed to too few places, or too many rooms',
  'planning.accept': 'Rooms given by the plan of an event',
  'reservations.holdWithPayment': 'Rooms reserved and Bhent taken',
  'reservations.takeBhent': 'Bhent taken',
  'reservations.giveBackDonation': 'Additional Bhent given back',
  'reservations.printReceipt': 'Receipt printed',
  'reservations.edit': 'Changed',
  'reservations.moveStay': 'Moved',
  'reservations.remove': 'Deleted',
  'reservations.restore': 'Deletion undone',
  'reservations.ticket': 'Meal ticket generated or printed',
  'reservations.checkIn': 'Checked in',
  'reservations.release': 'Allotment cancelled: the guests did not come in time',
  'pos.createOfficeTicket': 'Sold',
  'pos.createBookCentreTicket': 'Sold',
  'pos.createBhandargharTicket': 'Sold',
  'pos.printTicket': 'Receipt printed',
  'pos.refund': 'Given back',
  'pos.looked': 'Looked at',
  'electrical.applyPayment': 'Dues received',
  'electrical.addAdvance': 'Advance received',
  'electrical.undoPayment': 'Payment taken back',
  'electrical.printReceipt': 'Receipt printed',
}

/** What happened to the record of a receipt; an unknown call is shown by its name. */
export const happened = (call: string, t: Translate): string => {
  const known = words[call]
  return known ? t(known) : call
}
