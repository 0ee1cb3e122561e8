import type { Bill } from '@nivas/contract/electrical/bill-schemas.ts'
import { useText } from '../languages/use-text.ts'
import { SmallTable } from '../ui/small-table.tsx'
import type { Column } from '../ui/table/columns.ts'

type Row = { name: string; units: number | null; rate: number | null; amount: number }

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Description' },
  { key: 'units', title: 'Total Units', kind: 'number' },
  { key: 'rate', title: 'Rate', kind: 'money' },
  { key: 'amount', title: 'Amount', kind: 'money' },
]

/** What a bill adds up: the charges of its month, what of them is paid, and the other months of the house. */
export function BillMadeOf({ bill }: { bill: Bill }) {
  const t = useText()
  const plain = (name: string, amount: number): Row => ({ name, units: null, rate: null, amount })
  const rows = [
    ...bill.charges.map(({ name, rate, amount }) => ({
      name,
      units: rate === null ? null : bill.units,
      rate,
      amount,
    })),
    plain(t('Paid of this month'), -bill.paid),
    plain(t('Dues of other months'), bill.others),
    plain(t('Credits'), bill.credits),
    plain(t('Please pay'), bill.owed),
  ].filter(({ amount }, at, all) => amount !== 0 || at === all.length - 1)
  return <SmallTable rows={rows} columns={columns} rowKey={(_, at) => at} label="Electricity bill" />
}
