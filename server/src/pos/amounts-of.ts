import type { Line as Amount } from '@nivas/contract/cash/tenders.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { type Line, lineTotal } from '@nivas/contract/pos/line.ts'

/** Returns the amounts of a ticket for the cash book: one for each category, and one for the additional Bhent. */
export function amountsOf(lines: readonly Omit<Line, 'key'>[], donation: number): Amount[] {
  const categories = Map.groupBy(lines, ({ product }) => product.category)
  const sales = [...categories].map(
    ([category, of]): Amount => ({ kind: 'SALE', category, amount: onWire(sum(of.map(lineTotal))) }),
  )
  return donation > 0 ? [...sales, { kind: 'DONATION', amount: donation }] : sales
}
