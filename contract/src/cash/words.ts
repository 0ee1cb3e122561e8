import type { Counter } from './counters.ts'
import type { Kind, Tender } from './tenders.ts'

/** The reason of a refund of Bhent that the product records automatically; users type all other reasons. */
export const BHENT_BECAME_LESS = 'The Bhent for the stay decreased.'

/** The names of counters, tenders and kinds: English texts, on screens and on paper. */
export const counterNames = {
  bhent: 'Bhent',
  office: 'Office',
  bookcentre: 'Book centre',
  bhandarghar: 'Bhandar Ghar',
  electricity: 'Electricity',
} as const satisfies Record<Counter, string>

export const tenderNames = {
  CASH: 'Cash',
  UPI: 'UPI',
  CHEQUE: 'Cheque',
  TRANSFER: 'Bank transfer',
} as const satisfies Record<Tender, string>

export const kindNames = {
  BHENT: 'Bhent',
  DONATION: 'Additional Bhent',
  SALE: 'Sales',
  DUES: 'Dues',
  ADVANCE: 'Advance',
} as const satisfies Record<Kind, string>
