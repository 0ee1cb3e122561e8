import { electrical } from '../electrical/calls.ts'
import { months } from '../electrical/report-calls.ts'
import { listed, type Report, type ReportColumn, yearOf } from './registry.ts'

const monthTitles = {
  ...({ jan: 'Jan', feb: 'Feb', mar: 'Mar', apr: 'Apr', may: 'May', jun: 'Jun' } as const),
  ...({ jul: 'Jul', aug: 'Aug', sep: 'Sep', oct: 'Oct', nov: 'Nov', dec: 'Dec' } as const),
}

type Load = { load: Record<(typeof months)[number], number> }

/** The reports of electricity that need no choice: what houses owe now, what lines use and owe, what was received. */
export const electricalReports: readonly Report[] = [
  listed({
    name: 'electrical-overdues',
    title: 'Overdues Report',
    call: electrical.overdues,
    path: '/electrical/reports/overall-overdues',
    persons: true,
    request: () => ({}),
    search: () => ({}),
    columns: [
      { key: 'houseno', title: 'House No' },
      { key: 'name', title: 'Satsangi Name' },
      {
        key: 'current',
        title: 'Current dues (up to 4 months)',
        kind: 'money',
        total: true,
        value: ({ periods }) => periods.current,
      },
      {
        key: 'oldertotal',
        title: 'Older dues',
        kind: 'money',
        total: true,
        value: ({ periods }) => periods.oldertotal,
      },
      { key: 'total', title: 'Total', kind: 'money', total: true },
    ],
  }),
  listed({
    name: 'electrical-line-load',
    title: 'Electric Lines Load',
    call: electrical.lineLoad,
    path: '/electrical/reports/line-load',
    persons: false,
    request: ({ to }) => ({ loadyear: yearOf(to) }),
    search: ({ to }) => ({ year: String(yearOf(to)) }),
    columns: [
      { key: 'name', title: 'Line name' },
      ...months.map(
        (month): ReportColumn<Load> => ({
          key: month,
          title: monthTitles[month],
          kind: 'number',
          total: true,
          value: ({ load }) => load[month],
        }),
      ),
      { key: 'total', title: 'Total', kind: 'number', total: true },
    ],
  }),
  listed({
    name: 'electrical-line-accounts',
    title: 'Billed, collected and owed',
    call: electrical.lineAccounts,
    path: '/electrical/reports/line-accounts',
    persons: false,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'name', title: 'Line name' },
      { key: 'houses', title: 'Houses', kind: 'number', total: true },
      { key: 'billed', title: 'Billed', kind: 'money', total: true },
      { key: 'collected', title: 'Collected', kind: 'money', total: true },
      { key: 'owed', title: 'Owed now', kind: 'money', total: true },
    ],
  }),
  listed({
    name: 'electrical-daily-collection',
    title: 'Payments Received By Date',
    call: electrical.dailyCollection,
    path: '/electrical/reports/daily-collection',
    persons: true,
    request: ({ to }) => ({ paymentDate: to }),
    search: ({ to }) => ({ day: to }),
    columns: [
      { key: 'houseno', title: 'House No' },
      { key: 'profilename', title: 'Satsangi Name' },
      { key: 'chargename', title: 'Bhaint type' },
      { key: 'readingdate', title: 'Month', kind: 'month' },
      { key: 'amount', title: 'Amount', kind: 'money', total: true },
    ],
  }),
]
