import { onWire, sum } from '@nivas/contract/money.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { SlowSeller } from '@nivas/contract/pos/report-calls.ts'
import { SLOW_DAYS } from '@nivas/contract/reports/shop-reports.ts'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useFormat } from '../format/use-format.ts'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { LocalTable } from '../ui/local-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import { useNarrowing } from '../ui/use-address.ts'
import type { ShopScreen } from './shop-screen.ts'

const columns: readonly Column<SlowSeller>[] = [
  { key: 'name', title: 'Product Name', pinned: true, sortable: true, filter: 'text' },
  { key: 'barcode', title: 'Barcode', hiddenAtFirst: true },
  {
    key: 'category',
    title: 'Category Name',
    sortable: true,
    filter: 'text',
    value: ({ category }) => category.name,
  },
  { key: 'sold', title: 'Total Units Sold', kind: 'number', sortable: true },
  { key: 'lastsold', title: 'Last sold', kind: 'day', sortable: true },
  { key: 'stock_in_hand', title: 'Current Stock', kind: 'number', sortable: true },
  { key: 'stockcost', title: 'Cost of the stock', kind: 'money', sortable: true },
]

const choices = ['30', '90', '180', '365']
const readers = { days: oneOf(choices, String(SLOW_DAYS)) }

addSingulars({
  '{{count}} products, with stock that cost {{amount}}_one':
    '{{count}} product, with stock that cost {{amount}}',
})

/** The products of a shop that sold least in the last days. */
export default function SlowSellers({ shop }: ShopScreen) {
  const t = useText()
  const { rupees } = useFormat()
  const [{ days }, change] = useNarrowing(readers)
  const answer = useAnswer(calls.slowSellers, { systemid: shop, days: Number(days) })
  const rows = answer.data?.data
  return (
    <>
      <Heading
        state={
          rows &&
          t('{{count}} products, with stock that cost {{amount}}', {
            count: rows.length,
            amount: rupees(onWire(sum(rows.map(({ stockcost }) => stockcost ?? 0)))),
          })
        }
      />
      <LocalTable
        rows={answer}
        columns={columns}
        name={`slow-sellers-${shop}`}
        label="Slow sellers"
        persons={false}
        keep="address"
        rowKey={({ id }) => id}
        controls={
          <ChoiceField
            labelAbove
            label={t('Sold in the last')}
            options={choices.map((count) => ({
              value: count,
              label: t('{{count}} days', { count: Number(count) }),
            }))}
            chosen={days}
            onChoose={(chosen) => change({ days: chosen })}
          />
        }
        empty={{ text: 'No records found for given criteria.' }}
      />
    </>
  )
}
