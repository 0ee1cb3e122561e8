import type { Bill } from '@nivas/contract/electrical/bill-schemas.ts'
import type { ReportColumn } from '../ui/report/columns.ts'
import { accountOf, duesOf } from './overdue-columns.ts'

const account = ({ profile }: Bill) => accountOf(profile)
const dues = ({ profile }: Bill) => duesOf('all')(profile)

/** Returns the link to the reading from which a bill was made. */
const readingOf = ({ profile, month }: Bill) => ({
  to: '/electrical/single-reading',
  search: { house: String(profile.id), month },
})

/** The columns of a list of bills; the charges of a bill are below its row. */
export const billColumns: readonly ReportColumn<Bill>[] = [
  {
    key: 'houseno',
    title: 'House No',
    pinned: true,
    filter: 'text',
    value: ({ profile }) => profile.houseno,
    opens: account,
  },
  {
    key: 'name',
    title: 'Satsangi Name',
    sortable: true,
    filter: 'text',
    value: ({ profile }) => profile.name,
  },
  { key: 'currentReading', title: 'Current Reading', kind: 'number', opens: readingOf },
  { key: 'units', title: 'Total Units', kind: 'number', total: true, sortable: true, opens: readingOf },
  { key: 'isEstimate', title: 'Estimate' },
  { key: 'billed', title: 'This month', kind: 'money', total: true, sortable: true },
  { key: 'paid', title: 'Paid of this month', kind: 'money', total: true, opens: account },
  // On a phone this column stays visible beside the house.
  { key: 'owed', title: 'Please pay', kind: 'money', total: true, sortable: true, stays: true, opens: dues },
]

/** Returns the columns for the reading of a bill; the numbers of the meter link to the correction. */
export const readingColumns = (
  { newMeter, isEstimate }: Bill,
  month: string,
): readonly ReportColumn<Bill>[] => [
  { key: 'month', title: 'Month', value: () => month },
  { key: 'lastReading', title: 'Previous Reading', kind: 'number' },
  ...(newMeter
    ? ([
        { key: 'finalReading', title: 'Old meter ended at', kind: 'number' },
        { key: 'firstReading', title: 'New meter began at', kind: 'number' },
      ] satisfies ReportColumn<Bill>[])
    : []),
  { key: 'currentReading', title: 'Current Reading', kind: 'number', opens: readingOf },
  { key: 'units', title: 'Total Units', kind: 'number', opens: readingOf },
  ...(isEstimate ? ([{ key: 'isEstimate', title: 'Estimate' }] satisfies ReportColumn<Bill>[]) : []),
]
