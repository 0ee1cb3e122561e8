import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'
import { counted } from '../../printing/counted.ts'
import { type Printing, useReceipt } from '../../printing/use-receipt.tsx'

/** The receipts of the visits of a counter. */
export type VisitPrinting = {
  receipt: Printing
  /** For a visit in a list. */
  printAgain: (id: number) => void
}

type Recorded<V> = { receipt: V; print: ReceiptPrint }

/**
 * Prints receipts of visits in the background. The server counts them: the second is marked DUPLICATE.
 *
 * @param record the call that counts a print, and says what goes on the paper
 */
export function useVisitReceipt<V extends { id: number }>(
  record: (id: number, idempotencyKey: string) => Promise<Recorded<V>>,
  paperOf: (visit: V) => ReceiptData,
): VisitPrinting & { print: (visit: V, isKept: boolean) => void } {
  const receipt = useReceipt()
  const recorded = (id: number) =>
    counted(async (key) => {
      const { receipt: visit, print } = await record(id, key)
      return { receipt: paperOf(visit), print }
    })
  return {
    receipt,
    /**
     * For a visit that was just made. The server does not have one that is kept here yet: it counts the print
     * later.
     */
    print: (visit, isKept) => receipt.print(isKept ? paperOf(visit) : recorded(visit.id)),
    printAgain: (id) => receipt.print(recorded(id)),
  }
}
