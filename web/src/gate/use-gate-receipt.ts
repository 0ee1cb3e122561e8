import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { useCall } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { useVisitReceipt } from '../ui/visits/use-visit-receipt.ts'

/** Prints the receipts of the gate. */
export function useGateReceipt() {
  const t = useText()
  // A failure of the print is shown beside Re-Print.
  const record = useCall(calls.printReceipt, { quiet: true, failsQuietly: true })
  const { receipt, print, printAgain } = useVisitReceipt<VisitReceipt>(
    async (id, key) => (await record.mutateAsync({ id }, key)).data,
    ({ ticket, ...visit }) => ({
      receiptType: 'gate',
      ...visit,
      id: ticket ?? visit.id,
      visitorname: visit.visitorname.trim() || t('Visitor'),
    }),
  )
  return {
    receipt,
    printAgain,
    print: (visit: VisitReceipt) => print(visit, visit.ticket !== undefined),
  }
}
