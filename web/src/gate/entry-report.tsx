import { formatCount } from '@nivas/contract/count.ts'
import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { EntryReportRow } from '@nivas/contract/gate/schemas.ts'
import type { Period } from '@nivas/contract/periods.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type * as z from 'zod'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { type Asked, daysWithin, type Link, type ReportColumn } from '../ui/report/columns.ts'
import { Report } from '../ui/report/report.tsx'

type Row = z.output<typeof EntryReportRow>

/** The shorter period into which a row opens. */
const shorter: Record<Period, Period | undefined> = {
  Yearly: 'Monthly',
  Monthly: 'Daily',
  Weekly: 'Daily',
  Daily: undefined,
}

type Days = Pick<Asked, 'from' | 'to'>

/** Returns the link to the entries of these days: all, or only those of satsangis. */
const entries = ({ from, to }: Days, of?: { issatsangi: 'true' }) => ({
  to: '/reports/list-gate-entries',
  search: { from, to, ...of },
})

const others = ({ from, to }: Days) => ({ to: '/gate-non-satsangi-visitors', search: { from, to } })

/** Returns the link to the shorter periods of a row or, for a day, to its entries. */
function opens(row: Row, asked: Asked) {
  const period = shorter[row.periodType]
  const days = daysWithin(row, asked)
  return period ? { to: '/gate-entry-report', search: { ...days, period } } : entries(days)
}

/** Returns a column of numbers with a total; number and total link to the list of entries that they count. */
const counted = (key: keyof Row, title: PlainKey, list: (days: Days) => Link): ReportColumn<Row> => ({
  key,
  title,
  kind: 'number',
  total: true,
  opens: (row, asked) => list(daysWithin(row, asked)),
  totalOpens: list,
})

/** The report of people who came in through the gates, by day, week, month or year. */
export default function EntryReport() {
  const t = useText()
  const language = useLanguage()
  const columns: readonly ReportColumn<Row>[] = [
    {
      key: 'period',
      title: 'Period',
      value: ({ period, periodType }) => formatPeriod(period, periodType, language),
      opens,
    },
    counted('entries', 'Entries', entries),
    counted('satsangiTotal', 'Satsangi', (days) => entries(days, { issatsangi: 'true' })),
    counted('nonSatsangiTotal', 'Non-satsangi', others),
    counted('overallTotal', 'All people', entries),
  ]
  return (
    <Report
      call={calls.entryReport}
      request={({ from, to, period }) => ({ fromDate: from, toDate: to, period })}
      begins={{ from: -6, to: 0 }}
      periods
      columns={columns}
      state={(sum) => t('{{count}} people entered', { count: formatCount(sum('overallTotal')) })}
      chart={{
        series: ['Satsangi', 'Non-satsangi'],
        opens,
        bar: (row) => ({
          key: row.period,
          label: formatPeriod(row.period, row.periodType, language),
          values: [row.satsangiTotal, row.nonSatsangiTotal],
        }),
      }}
      rowKey={(row) => row.period}
      name="gate-entries"
      label="Gate entries"
      empty="Entries through the gates on these days appear here."
      persons={false}
    />
  )
}
