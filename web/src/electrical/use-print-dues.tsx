import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { useCall } from '../api/hooks.ts'
import { useStore } from '../api/store.ts'
import { printer } from '../printing/address.ts'
import { counted } from '../printing/counted.ts'
import { useReceipt } from '../printing/use-receipt.tsx'
import { print } from '../ui/print/print.ts'
import { DuesReceipt } from './dues-receipt.tsx'

/** Prints receipts of dues. The server records each print first; the second and later prints are marked DUPLICATE. */
export function usePrintDues() {
  const makesStale = [calls.payments]
  const roll = useReceipt()
  const hasPrinter = useStore(printer) !== undefined
  // A failure of the receipt printer is shown beside Re-Print.
  const onRoll = useCall(calls.printReceipt, { makesStale, quiet: true, failsQuietly: true })
  const onA5 = useCall(calls.printReceipt, {
    makesStale,
    quiet: true,
    onSuccess: ({ data }) =>
      print(<DuesReceipt {...data} />, { size: 'A5', name: `dues-${data.receipt.receipt_number}` }),
  })
  return {
    /** The state of the receipt printer, for `RePrint`. */
    roll,
    /** Prints on an A5 sheet through the browser's dialog. */
    onA5: (id: number) => onA5.mutate({ id }),
    /** Prints on the receipt printer; undefined on a computer without one. */
    onRoll: hasPrinter
      ? (id: number) => roll.print(counted(async (key) => (await onRoll.mutateAsync({ id }, key)).data))
      : undefined,
    pending: onA5.isPending || roll.printing,
  }
}
