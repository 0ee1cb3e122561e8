import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { useCall } from '../api/hooks.ts'
import { counted } from '../printing/counted.ts'
import { print } from '../ui/print/print.ts'
import { BhentReceipt } from './bhent-receipt.tsx'

/** The receipt of a payment, identified by its reservation and its own id. */
export type ReceiptRef = { id: number; payment_id: number }

/**
 * Prints receipts of Bhent. Each print is recorded first; the second and later ones are marked DUPLICATE.
 *
 * @param onPrinted called when a sheet was handed to the browser's dialog, and that is closed
 */
export function usePrintBhent(onPrinted?: () => void) {
  const makesStale = [calls.get, calls.history]
  // A failure on the way to the receipt printer is shown beside its Re-Print.
  const onRoll = useCall(calls.printReceipt, { makesStale, quiet: true, failsQuietly: true })
  const onA6 = useCall(calls.printReceipt, {
    makesStale,
    quiet: true,
    onSuccess: ({ data }) =>
      void print(<BhentReceipt {...data} />, {
        size: 'A6',
        name: `bhent-${data.receipt.receipt_number}`,
      }).then(onPrinted),
  })
  return {
    /** On a sheet, by the browser's dialog. */
    onA6: (ref: ReceiptRef) => onA6.mutate(ref),
    /** For the receipt printer: records the print and returns the text of the paper roll. */
    onRoll: (ref: ReceiptRef) => counted(async (key) => (await onRoll.mutateAsync(ref, key)).data),
    pending: onA6.isPending,
  }
}
