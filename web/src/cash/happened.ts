import type { PlainKey } from '@nivas/contract/texts.ts'
import type { Translate } from '../languages/use-text.ts'
import { happeningWords } from '../ui/reservation-happenings.ts'

const words: Readonly<Record<string, PlainKey>> = {
  ...happeningWords,
  // The history of a receipt has no payload that tells generating from printing.
  'reservations.ticket': 'Meal ticket generated or printed',
  'reservations.checkIn': 'Checked in',
  'reservations.moveStay': 'Moved',
  'pos.createOfficeTicket': 'Sold',
  'pos.createBookCentreTicket': 'Sold',
  'pos.createBhandargharTicket': 'Sold',
  'pos.printTicket': 'Receipt printed',
  'pos.refund': 'Refunded',
  'pos.looked': 'Reviewed',
  'electrical.applyPayment': 'Dues received',
  'electrical.addAdvance': 'Advance received',
  'electrical.undoPayment': 'Payment reversed',
  'electrical.printReceipt': 'Receipt printed',
}

/** Returns what happened to the record of a receipt; an unknown call is shown by its name. */
export const happened = (call: string, t: Translate): string => {
  const known = words[call]
  return known ? t(known) : call
}
