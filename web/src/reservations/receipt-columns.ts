import { onWire, sum } from '@nivas/contract/money.ts'
import type { PrintedPayment } from '@nivas/contract/reservations/schemas.ts'
import type { Column } from '../ui/table/columns.ts'

/** The columns of the receipts of a reservation. */
export const receiptColumns: readonly Column<PrintedPayment>[] = [
  { key: 'receipt_number', title: 'Receipt number' },
  { key: 'payment_amount', title: 'Bhent', kind: 'money' },
  { key: 'donation_amount', title: 'Aditional Bhent', kind: 'money' },
  { key: 'upi_amount', title: 'UPI', kind: 'money' },
  { key: 'utr', title: 'UTR' },
  { key: 'taken_at', title: 'Received on', kind: 'moment' },
  { key: 'taken_by', title: 'Received by' },
  { key: 'prints', title: 'Prints', kind: 'number' },
]

/**
 * The columns on a phone, few enough that the print button stays visible. They show the total, since a receipt for a
 * return of additional Bhent has no Bhent.
 */
export const receiptColumnsOnPhone: readonly Column<PrintedPayment>[] = [
  { key: 'receipt_number', title: 'Receipt number' },
  {
    key: 'total',
    title: 'Total',
    kind: 'money',
    value: ({ payment_amount, donation_amount }) => onWire(sum([payment_amount, donation_amount])),
  },
  { key: 'prints', title: 'Prints', kind: 'number' },
]
