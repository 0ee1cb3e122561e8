import { pos } from '../pos/calls.ts'
import { type SystemId, systemIds, systems } from '../pos/systems.ts'
import type { PlainKey } from '../texts.ts'
import { listed, type Report } from './report.ts'

/** The number of days that the report of slow sellers covers; its screen begins with the same number. */
export const SLOW_DAYS = 90

const titles = {
  1: [
    'Sales of the office',
    'Sales of the office, by day',
    'Low stock of the office',
    'Slow sellers of the office',
  ],
  2: [
    'Sales of the book centre',
    'Sales of the book centre, by day',
    'Low stock of the book centre',
    'Slow sellers of the book centre',
  ],
  3: [
    'Sales of Bhandar Ghar',
    'Sales of Bhandar Ghar, by day',
    'Low stock of Bhandar Ghar',
    'Slow sellers of Bhandar Ghar',
  ],
} as const satisfies Record<SystemId, readonly PlainKey[]>

function reportsOf(systemid: SystemId): Report[] {
  const { counter } = systems[systemid]
  const [byProduct, byDay, lowStock, slow] = titles[systemid]
  return [
    listed({
      name: `${counter}-sales`,
      title: byProduct,
      call: pos.saleByRange,
      path: `/${counter}/sale-by-date`,
      persons: false,
      request: ({ from, to }) => ({ systemid, from, to }),
      columns: [
        { key: 'name', title: 'Product Name' },
        { key: 'barcode', title: 'Barcode' },
        { key: 'category', title: 'Category Name', value: ({ category }) => category.name },
        { key: 'productSold', title: 'Total Units Sold', kind: 'number', total: true },
        { key: 'totalPrice', title: 'Total Price', kind: 'money', total: true },
      ],
    }),
    listed({
      name: `${counter}-sales-by-day`,
      title: byDay,
      call: pos.sales,
      path: `/${counter}/sales-by-time`,
      persons: false,
      request: ({ from, to }) => ({ systemid, from, to, by: 'day' as const }),
      columns: [
        { key: 'key', title: 'Date', kind: 'day' },
        { key: 'tickets', title: 'Tickets', kind: 'number', total: true },
        { key: 'units', title: 'Total Units Sold', kind: 'number', total: true },
        { key: 'amount', title: 'Total Price', kind: 'money', total: true },
      ],
    }),
    listed({
      name: `${counter}-low-stock`,
      title: lowStock,
      call: pos.lowStock,
      path: `/${counter}/low-inventory-report`,
      persons: false,
      covers: 'now',
      request: () => ({ systemid }),
      search: () => ({}),
      columns: [
        { key: 'name', title: 'Product Name' },
        { key: 'barcode', title: 'Barcode' },
        { key: 'category', title: 'Category Name', value: ({ category }) => category?.name ?? null },
        { key: 'stock_in_hand', title: 'Current Stock', kind: 'number' },
        { key: 'low_stock_alert', title: 'Alert Threshold', kind: 'number' },
      ],
    }),
    listed({
      name: `${counter}-slow-sellers`,
      title: slow,
      call: pos.slowSellers,
      path: `/${counter}/slow-sellers`,
      persons: false,
      covers: 'now',
      request: () => ({ systemid, days: SLOW_DAYS }),
      search: () => ({}),
      columns: [
        { key: 'name', title: 'Product Name' },
        { key: 'barcode', title: 'Barcode' },
        { key: 'category', title: 'Category Name', value: ({ category }) => category.name },
        { key: 'sold', title: 'Total Units Sold', kind: 'number' },
        { key: 'lastsold', title: 'Last sold', kind: 'day' },
        { key: 'stock_in_hand', title: 'Current Stock', kind: 'number' },
        { key: 'stockcost', title: 'Cost of the stock', kind: 'money' },
      ],
    }),
  ]
}

/** The reports of the shops: sales and low stock. The reports of a shop need its permission. */
export const shopReports: readonly Report[] = systemIds.flatMap(reportsOf)
