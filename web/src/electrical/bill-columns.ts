import type { Bill } from '@nivas/contract/electrical/bill-schemas.ts'
import type { ReportColumn } from '../ui/report/columns.ts'
import { accountOf } from './overdue-columns.ts'

/** The bills of a month in a list. */
export const billColumns: readonly ReportColumn<Bill>[] = [
  {
    key: 'houseno',
    title: 'House No',
    pinned: true,
    filter: 'text',
    value: ({ profile }) => profile.houseno,
    opens: ({ profile }) => accountOf(profile),
  },
  {
    key: 'name',
    title: 'Satsangi Name',
    sortable: true,
    filter: 'text',
    value: ({ profile }) => profile.name,
  },
  { key: 'currentReading', title: 'Current Reading', kind: 'number' },
  { key: 'units', title: 'Total Units', kind: 'number', total: true, sortable: true },
  { key: 'isEstimate', title: 'Estimate' },
  { key: 'billed', title: 'This month', kind: 'money', total: true, sortable: true },
  { key: 'paid', title: 'Paid of this month', kind: 'money', total: true },
  { key: 'owed', title: 'Please pay', kind: 'money', total: true, sortable: true },
]
