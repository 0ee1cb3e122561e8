import { Text } from '@mantine/core'
import { GRID_ROWS } from '@nivas/contract/page.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { LowStockProduct } from '@nivas/contract/pos/schemas.ts'
import { useAnswer } from '../api/hooks.ts'
import { Heading } from '../app/heading.tsx'
import { useText } from '../languages/use-text.ts'
import { LocalTable } from '../ui/local-table.tsx'
import type { Column } from '../ui/table/columns.ts'
import type { ShopScreen } from './shop-screen.ts'

const columns: readonly Column<LowStockProduct>[] = [
  { key: 'name', title: 'Product Name', pinned: true, sortable: true, filter: 'text' },
  { key: 'barcode', title: 'Barcode', hiddenAtFirst: true },
  {
    key: 'category',
    title: 'Category Name',
    sortable: true,
    filter: 'text',
    value: ({ category }) => category.name,
  },
  {
    key: 'stock_in_hand',
    title: 'Current Stock',
    kind: 'number',
    sortable: true,
    render: ({ stock_in_hand }) => (
      <Text inherit span {...(stock_in_hand < 0 && { c: 'red', fw: 600 })}>
        {stock_in_hand}
      </Text>
    ),
  },
  { key: 'low_stock_alert', title: 'Alert Threshold', kind: 'number', sortable: true },
]

/** The products of a shop that must be reordered; those with stock below zero come first. */
export default function LowStock({ shop }: ShopScreen) {
  const t = useText()
  const answer = useAnswer(calls.lowStock, { systemid: shop })
  const rows = answer.data?.data
  return (
    <>
      <Heading state={rows && t('{{count}} products are low', { count: rows.length })} />
      <LocalTable
        rows={answer}
        columns={columns}
        name={`low-stock-${shop}`}
        label="Low stock"
        persons={false}
        keep="address"
        perPage={GRID_ROWS}
        rowKey={({ id }) => id}
        rowTone={({ stock_in_hand }) => (stock_in_hand < 0 ? 'breach' : undefined)}
        empty={{ text: 'No product is at or below its threshold.' }}
      />
    </>
  )
}
