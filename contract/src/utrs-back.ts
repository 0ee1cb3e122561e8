import type { UtrBack } from './cash/tenders.ts'
import { onWire, sum } from './money.ts'

/** The UPI payments that rows refund, with the amount of each, for the cashier who makes the transfers. */
export function utrsBack(rows: readonly { amount: number; undone_utr?: string | null }[]): UtrBack[] {
  const byUtr = Map.groupBy(
    rows.filter(({ undone_utr }) => undone_utr),
    ({ undone_utr }) => undone_utr ?? '',
  )
  return [...byUtr].map(([utr, parts]) => ({ utr, amount: -onWire(sum(parts.map(({ amount }) => amount))) }))
}
