import type { UtrBack } from './cash/tenders.ts'
import { onWire, sum } from './money.ts'

/** The UPI payments that rows give back, with the amount of each: the cashier who makes the transfers looks for them. */
export function utrsBack(rows: readonly { amount: number; undone_utr?: string | null }[]): UtrBack[] {
  const byUtr = Map.groupBy(
    rows.filter(({ undone_utr }) => undone_utr),
    ({ undone_utr }) => undone_utr ?? '',
  )
  return [...byUtr].map(([utr, parts]) => ({ utr, amount: -onWire(sum(parts.map(({ amount }) => amount))) }))
}
