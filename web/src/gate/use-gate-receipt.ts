import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { useReceipt } from '../printing/use-receipt.tsx'

/** Prints receipts of visits in the background. The server counts them: the second is marked DUPLICATE. */
export function useGateReceipt() {
  const t = useText()
  const receipt = useReceipt()
  // A failure on the way is shown beside its Re-Print.
  const record = useCall(calls.printReceipt, { quiet: true, failsQuietly: true })
  const paperOf = ({ ticket, ...visit }: VisitReceipt): ReceiptData => ({
    receiptType: 'gate',
    ...visit,
    id: ticket ?? visit.id,
    visitorname: visit.visitorname.trim() || t('Visitor'),
  })
  const recorded = async (id: number) => {
    const { data } = await record.mutateAsync({ id })
    return { receipt: paperOf(data.receipt), print: data.print }
  }
  return {
    receipt,
    /**
     * For an entry that was just made. The server does not have a stored one yet: it counts the print later.
     */
    print: (visit: VisitReceipt) =>
      receipt.print(visit.ticket === undefined ? () => recorded(visit.id) : paperOf(visit)),
    /** For a visit in a list. */
    printAgain: (id: number) => receipt.print(() => recorded(id)),
  }
}
