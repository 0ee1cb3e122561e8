import { type Bucket, type DuePeriod, duePeriods } from '../electrical/age.ts'
import { bucketTitles } from '../electrical/age-titles.ts'
import { electrical } from '../electrical/calls.ts'
import { oddNames } from '../electrical/odd-names.ts'
import { months } from '../electrical/report-calls.ts'
import { periodOf } from '../periods.ts'
import type { PlainKey } from '../texts.ts'
import { listed, type Report, type ReportAsked, type ReportColumn, yearOf } from './report.ts'

const monthTitles = {
  ...({ jan: 'Jan', feb: 'Feb', mar: 'Mar', apr: 'Apr', may: 'May', jun: 'Jun' } as const),
  ...({ jul: 'Jul', aug: 'Aug', sep: 'Sep', oct: 'Oct', nov: 'Nov', dec: 'Dec' } as const),
}

type Load = Record<(typeof months)[number], number>

const periodReports = {
  Current: ['electrical-dues-current', 'Dues of this month'],
  '1-3 Months': ['electrical-dues-1-3', 'Dues of 1-3 months'],
  '3-6 Months': ['electrical-dues-3-6', 'Dues of 3-6 months'],
  '6-9 Months': ['electrical-dues-6-9', 'Dues of 6-9 months'],
  '9-12 Months': ['electrical-dues-9-12', 'Dues of 9-12 months'],
  'Older than 12 Months': ['electrical-dues-older', 'Dues of more than 12 months'],
} as const satisfies Record<DuePeriod['name'], readonly [string, PlainKey]>

/**
 * The range from the first day of the month: bills have that day, so a later beginning would miss the month's bills.
 */
const monthSoFar = ({ to }: ReportAsked) => ({ from: periodOf(to, 'Monthly'), to })

const buckets = Object.keys(bucketTitles) as Bucket[]

type GroupDues = { periods: Record<Bucket, number> }

/** The report of the dues of one period. Schedules store no further choices, so each period has its own report. */
function duesOfPeriod(period: DuePeriod): Report {
  const [name, title] = periodReports[period.name]
  return listed({
    name,
    title,
    call: electrical.periodOverdues,
    path: '/electrical/reports/periods-overdues',
    persons: true,
    covers: 'now',
    request: () => period,
    search: () => ({ period: period.name }),
    columns: [
      { key: 'houseno', title: 'House No' },
      { key: 'profilename', title: 'Satsangi Name' },
      { key: 'total', title: 'Total', kind: 'money', total: true },
    ],
  })
}

/** The reports of electricity: the present dues of houses, the use and the accounts of lines, and the payments. */
export const electricalReports: readonly Report[] = [
  listed({
    name: 'electrical-overdues',
    title: 'Overdues Report',
    call: electrical.overdues,
    path: '/electrical/reports/overall-overdues',
    persons: true,
    covers: 'now',
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
    path: '/electrical/reports/electric-lines',
    persons: false,
    covers: 'year',
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
          value: (load) => load[month],
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
    covers: 'month',
    request: monthSoFar,
    search: monthSoFar,
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
    covers: 'day',
    request: ({ to }) => ({ paymentDate: to }),
    search: ({ to }) => ({ day: to }),
    columns: [
      { key: 'day', title: 'Date', kind: 'day' },
      { key: 'houseno', title: 'House No' },
      { key: 'profilename', title: 'Satsangi Name' },
      {
        key: 'chargename',
        title: 'Bhaint type',
        value: ({ chargename }) => chargename ?? 'Advance',
        words: { Advance: 'Advance' },
      },
      { key: 'readingdate', title: 'Month', kind: 'month' },
      { key: 'amount', title: 'Amount', kind: 'money', total: true },
    ],
  }),
  listed({
    name: 'electrical-odd-readings',
    title: 'Odd readings',
    call: electrical.oddReadings,
    path: '/electrical/reports/odd-readings',
    persons: true,
    covers: 'month',
    request: ({ to }) => ({ readingMonth: Number(to.slice(5, 7)), readingYear: yearOf(to) }),
    search: ({ to }) => ({ month: `${to.slice(0, 7)}-01` }),
    columns: [
      { key: 'houseno', title: 'House No', value: ({ profile }) => profile.houseno },
      { key: 'name', title: 'Satsangi Name', value: ({ profile }) => profile.name },
      { key: 'line', title: 'Electric line', value: ({ line }) => line.name },
      { key: 'kind', title: 'Why', words: oddNames },
      { key: 'reading', title: 'Current Reading', kind: 'number' },
      { key: 'units', title: 'Total Units', kind: 'number' },
      { key: 'usual', title: 'Usual units', kind: 'number' },
    ],
  }),
  ...duePeriods.map(duesOfPeriod),
  listed({
    name: 'electrical-group-overdues',
    title: 'Overdues By Satsangi Groups',
    call: electrical.groupOverdues,
    path: '/electrical/reports/group-overdues',
    persons: true,
    about: 'group',
    covers: 'now',
    request: ({ group_id = 1 }) => ({ group: group_id }),
    search: ({ group_id = 1 }) => ({ group: String(group_id) }),
    columns: [
      { key: 'houseno', title: 'House No' },
      { key: 'name', title: 'Satsangi Name' },
      ...buckets.map(
        (bucket): ReportColumn<GroupDues> => ({
          key: bucket,
          title: bucketTitles[bucket],
          kind: 'money',
          total: true,
          value: ({ periods }) => periods[bucket],
        }),
      ),
      { key: 'total', title: 'Total', kind: 'money', total: true },
    ],
  }),
]
