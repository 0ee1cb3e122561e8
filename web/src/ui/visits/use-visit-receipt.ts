import type { ReceiptPrint } from '@nivas/contract/receipts/print.ts'
import type { ReceiptData } from '@nivas/contract/receipts/receipts.ts'
import { counted } from '../../printing/counted.ts'
import { type Printing, useReceipt } from '../../printing/use-receipt.tsx'

/** Prints the receipts of the visits of a counter. */
export type VisitPrinting = {
  receipt: Printing
  /** Prints the receipt of a visit in a list. */
  printAgain: (id: number) => void
}

type Recorded<V> = { receipt: V; print: ReceiptPrint }

/**
 * Prints receipts of visits in the background. The server counts the prints: the second one is marked DUPLICATE.
 *
 * @param record the call that counts a print and returns the content of the paper
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
     * Prints the receipt of a visit that was just made. The server does not have a visit that is kept in this browser
     * yet, so its print is counted later.
     */
    print: (visit, isKept) => receipt.print(isKept ? paperOf(visit) : recorded(visit.id)),
    printAgain: (id) => receipt.print(recorded(id)),
  }
}
