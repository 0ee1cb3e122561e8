import type { Counter } from '@nivas/contract/cash/counters.ts'
import type { Tender } from '@nivas/contract/cash/tenders.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'

/** What counters and tenders are called. */
export const counterNames = {
  bhent: 'Bhent',
  office: 'Office',
  bookcentre: 'Book centre',
  bhandarghar: 'Bhandar Ghar',
  electricity: 'Electricity',
} as const satisfies Record<Counter, PlainKey>

export const tenderNames = {
  CASH: 'Cash',
  UPI: 'UPI',
  CHEQUE: 'Cheque',
  TRANSFER: 'Bank transfer',
} as const satisfies Record<Tender, PlainKey>
