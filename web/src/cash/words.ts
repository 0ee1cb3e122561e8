import type { Counter } from '@nivas/contract/cash/counters.ts'
import type { Tender } from '@nivas/contract/cash/tenders.ts'

/** What counters and tenders are called, as English texts. */
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
