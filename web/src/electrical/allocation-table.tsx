import type { Allocation } from '@nivas/contract/electrical/allocate.ts'
import type { ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import { onWire, rupees } from '@nivas/contract/money.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { lineName } from './line-name.ts'

type Row = { id: number; month: string; name: string; amount: number; left: number }

const columns: readonly Column<Row>[] = [
  { key: 'month', title: 'Month' },
  { key: 'name', title: 'Bhaint type' },
  { key: 'amount', title: 'Paid', kind: 'money' },
  { key: 'left', title: 'Stays open', kind: 'money' },
]

type Props = { lines: readonly ReadingBalance[]; allocations: readonly Allocation[] }

/** The table of bill lines that a payment covers; an amount taken from a credit is negative. */
export function AllocationTable({ lines, allocations }: Props) {
  const t = useText()
  const language = useLanguage()
  const rows = allocations.flatMap(({ readingId, amount }) => {
    const line = lines.find(({ id }) => id === readingId)
    if (!line) return []
    const month = formatPeriod(line.readingdate, 'Monthly', language)
    const left = onWire(rupees(line.balance).minus(amount))
    return [{ id: readingId, month, name: lineName(t, line), amount, left }]
  })
  return (
    <SmallTable rows={rows} columns={columns} rowKey={({ id }) => id} label="What the payment covers" wide />
  )
}
