import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'

/** The number on the paper of a receipt, by which it is found again; those of visits have none. */
export function paperNumber(receipt: ReceiptData): string | undefined {
  if ('ticketid' in receipt) return String(receipt.ticketid)
  return 'receipt_number' in receipt ? String(receipt.receipt_number) : undefined
}
