import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'

/** Returns the number on the paper of a receipt, by which it can be found again. Receipts of visits have none. */
export function paperNumber(receipt: ReceiptData): string | undefined {
  if ('ticketid' in receipt) return String(receipt.ticketid)
  return 'receipt_number' in receipt ? String(receipt.receipt_number) : undefined
}
