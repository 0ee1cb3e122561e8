import type { VisitReceipt } from '@nivas/contract/gate/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { useReceipt } from '../printing/use-receipt.tsx'

/** Prints the receipt of a visit; the counter goes on meanwhile. */
export function useGateReceipt() {
  const t = useText()
  const receipt = useReceipt()
  return {
    receipt,
    print: ({ ticket, ...visit }: VisitReceipt) =>
      receipt.print({
        receiptType: 'gate',
        ...visit,
        id: ticket ?? visit.id,
        visitorname: visit.visitorname.trim() || t('Visitor'),
      }),
  }
}
