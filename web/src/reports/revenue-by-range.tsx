import { reports as calls } from '@nivas/contract/reports/calls.ts'
import { useFormat } from '../format/use-format.ts'
import { useText, useWord } from '../languages/use-text.ts'
import type { Asked } from '../ui/report/columns.ts'
import { Report } from '../ui/report/report.tsx'
import { columnsOf } from './columns-of.ts'
import { toReceipts } from './links.ts'

type Row = { building_id: number | null; is_total: boolean }

/** The report of Bhent for each building in a range of days; the total equals that of the cash book. */
export default function RevenueByRange() {
  const t = useText()
  const word = useWord()
  const { rupees } = useFormat()
  const opens = ({ building_id, is_total }: Row, asked: Asked) =>
    is_total ? toReceipts(asked) : toReceipts(asked, building_id ?? 0)
  const nameOf = (row: Row & { name: string }) =>
    row.building_id === null && !row.is_total ? t('Without a building') : row.name
  const columns = columnsOf('revenue-by-range', calls.revenueByRange, {
    name: { kind: 'name', pinned: true, sortable: true, value: nameOf },
    total_revenue: { opens, sortable: true },
    additional_bhent: { opens },
    receipts: { opens },
  })
  return (
    <Report
      call={calls.revenueByRange}
      request={({ from, to }) => ({ from, to })}
      begins={{ from: 0, to: 7 }}
      span
      columns={columns}
      state={(sum) => t('{{amount}} of Bhent received', { amount: rupees(sum('total_revenue')) })}
      isTotal={(row) => row.is_total}
      chart={{
        series: ['Bhent Received'],
        rows: true,
        opens,
        bar: (row) => ({
          key: String(row.building_id),
          label: word(nameOf(row)),
          values: [row.total_revenue],
        }),
        text: ({ total_revenue }) => rupees(total_revenue),
      }}
      rowKey={({ building_id }) => building_id ?? 0}
      name="revenue-by-range"
      label="Bhent Received"
      empty="No Report Data"
      persons={false}
    />
  )
}
