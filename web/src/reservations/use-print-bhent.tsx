import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { useCall } from '../api/hooks.ts'
import { counted } from '../printing/counted.ts'
import { print } from '../ui/print/print.ts'
import { BhentReceipt } from './bhent-receipt.tsx'

/** The receipt of a payment, identified by the ids of reservation and payment. */
export type ReceiptRef = { id: number; payment_id: number }

/**
 * Prints receipts of Bhent. The server records each print first; the second and later prints are marked DUPLICATE.
 *
 * @param onPrinted called when the browser's print dialog of a sheet is closed
 */
export function usePrintBhent(onPrinted?: () => void) {
  const makesStale = [calls.get, calls.history]
  // A failure of the receipt printer is shown beside Re-Print.
  const onRoll = useCall(calls.printReceipt, { makesStale, quiet: true, failsQuietly: true })
  const onA6 = useCall(calls.printReceipt, {
    makesStale,
    quiet: true,
    onSuccess: ({ data }) =>
      print(<BhentReceipt {...data} />, {
        size: 'A6',
        name: `bhent-${data.receipt.receipt_number}`,
      }).then((isPrinted) => isPrinted && onPrinted?.()),
  })
  return {
    /** Prints on an A6 sheet through the browser's dialog. */
    onA6: (ref: ReceiptRef) => onA6.mutate(ref),
    /** For the receipt printer: records the print and returns the text of the paper roll. */
    onRoll: (ref: ReceiptRef) => counted(async (key) => (await onRoll.mutateAsync(ref, key)).data),
    pending: onA6.isPending,
  }
}
