import { counterNames } from '@nivas/contract/cash/words.ts'
import { formatCount } from '@nivas/contract/count.ts'
import { isDate } from '@nivas/contract/dates.ts'
import { oneYear } from '@nivas/contract/day-range.ts'
import { PER_PAGE } from '@nivas/contract/page.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { type SalesBy, salesParts } from '@nivas/contract/pos/forms.ts'
import type { SalesPart } from '@nivas/contract/pos/report-calls.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import type { ReportColumn } from '../ui/report/columns.ts'
import { Report } from '../ui/report/report.tsx'
import { Segments } from '../ui/segments.tsx'
import { useNarrowing } from '../ui/use-address.ts'
import { AdditionalBhent } from './additional-bhent.tsx'
import { bookOf } from './book-of.ts'
import type { ShopScreen } from './shop-screen.ts'

const names: Record<SalesBy, PlainKey> = { day: 'By day', hour: 'By hour', category: 'By category' }
const titles: Record<SalesBy, PlainKey> = { day: 'Day', hour: 'Hour', category: 'Category' }
const readers = { by: oneOf(salesParts) }

/** The sales of a shop by day, by hour of the day, or by category, with their chart. */
export default function SalesByTime({ shop }: ShopScreen) {
  const t = useText()
  const { day, rupees } = useFormat()
  const [address, ask] = useNarrowing(readers)
  const by = address.by as SalesBy
  // Reads the kind of the key from the row: while a different grouping loads, the previous rows stay.
  const nameOf = ({ key, name }: SalesPart) =>
    isDate(key)
      ? day(key)
      : (name ?? `${key.padStart(2, '0')}:00–${String(Number(key) + 1).padStart(2, '0')}:00`)
  const columns: readonly ReportColumn<SalesPart>[] = [
    {
      key: 'key',
      title: titles[by],
      value: nameOf,
      opens: ({ key }) =>
        isDate(key)
          ? { to: `/${systems[shop].counter}/sale-by-date`, search: { from: key, to: key } }
          : undefined,
    },
    { key: 'tickets', title: 'Tickets', kind: 'number', total: by !== 'category' },
    { key: 'refunds', title: 'Refunds', kind: 'number', total: by !== 'category' },
    { key: 'units', title: 'Total Units Sold', kind: 'number', total: true },
    {
      key: 'amount',
      title: 'Total Price',
      kind: 'money',
      total: true,
      opens: ({ key }) => (isDate(key) ? bookOf(shop, 'SALE', { from: key, to: key }) : undefined),
      totalOpens: (asked) => bookOf(shop, 'SALE', asked),
    },
  ]
  return (
    <Report
      call={calls.sales}
      request={({ from, to }) => ({ systemid: shop, from, to, by })}
      begins={{ from: -29, to: 0 }}
      longest={oneYear}
      columns={columns}
      state={(sum) =>
        t('{{count}} units sold for {{amount}}', {
          count: formatCount(sum('units')),
          amount: rupees(sum('amount')),
        })
      }
      choice={t(counterNames[systems[shop].counter])}
      above={(asked) => <AdditionalBhent shop={shop} asked={asked} />}
      also={[calls.additionalBhent]}
      chart={{
        series: ['Total Price'],
        bar: (row) => ({ key: row.key, label: nameOf(row), values: [row.amount] }),
      }}
      controls={
        <Segments
          label={t('Sales')}
          value={by}
          onChange={(chosen) => ask({ by: chosen })}
          options={salesParts.map((value) => ({ value, label: t(names[value]) }))}
        />
      }
      rowKey={({ key }) => key}
      name={`sales-${shop}`}
      label="Sales"
      empty="No records found for given criteria."
      persons={false}
      perPage={PER_PAGE}
    />
  )
}
