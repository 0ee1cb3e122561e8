import { counterNames } from '@nivas/contract/cash/words.ts'
import { formatCount } from '@nivas/contract/count.ts'
import { oneYear } from '@nivas/contract/day-range.ts'
import { PER_PAGE } from '@nivas/contract/page.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { ProductSale } from '@nivas/contract/pos/report-calls.ts'
import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import type { ReportColumn } from '../ui/report/columns.ts'
import { Report } from '../ui/report/report.tsx'
import { AdditionalBhent } from './additional-bhent.tsx'
import { bookOf } from './book-of.ts'
import type { ShopScreen } from './shop-screen.ts'

const columnsOf = (shop: SystemId): readonly ReportColumn<ProductSale>[] => [
  { key: 'name', title: 'Product Name', pinned: true, sortable: true, filter: 'text' },
  { key: 'barcode', title: 'Barcode', hiddenAtFirst: true },
  { key: 'category', title: 'Category Name', sortable: true, value: ({ category }) => category.name },
  {
    key: 'productSold',
    title: 'Total Units Sold',
    kind: 'number',
    sortable: true,
    filter: 'text',
    total: true,
  },
  {
    key: 'totalPrice',
    title: 'Total Price',
    kind: 'money',
    sortable: true,
    total: true,
    totalOpens: (asked) => bookOf(shop, 'SALE', asked),
  },
]

/** The sales of a shop in a range of days, by product, less what was given back. */
export default function SaleByRange({ shop }: ShopScreen) {
  const t = useText()
  const { rupees } = useFormat()
  return (
    <Report
      call={calls.saleByRange}
      request={({ from, to }) => ({ systemid: shop, from, to })}
      begins={{ from: -6, to: 0 }}
      days={{ from: 'Sale From', to: 'Sale To' }}
      longest={oneYear}
      columns={columnsOf(shop)}
      state={(sum) =>
        t('{{count}} units sold for {{amount}}', {
          count: formatCount(sum('productSold')),
          amount: rupees(sum('totalPrice')),
        })
      }
      choice={t(counterNames[systems[shop].counter])}
      above={(asked) => <AdditionalBhent shop={shop} asked={asked} />}
      also={[calls.additionalBhent]}
      rowKey={({ id }) => id}
      name={`sale-by-range-${shop}`}
      label="Sale by range"
      empty="No records found for given criteria."
      persons={false}
      perPage={PER_PAGE}
    />
  )
}
