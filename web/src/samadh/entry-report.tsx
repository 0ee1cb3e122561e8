import { Button, Switch } from '@mantine/core'
import { formatCount } from '@nivas/contract/count.ts'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import type { TourFilter } from '@nivas/contract/samadh/lookups.ts'
import { type EntryReportRow, totals } from '@nivas/contract/samadh/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconReceipt } from '@tabler/icons-react'
import { useAnswer } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { formatPeriod } from '../format/period.ts'
import { addSingulars } from '../languages/en.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { useReceipt } from '../printing/use-receipt.tsx'
import { oneOf } from '../ui/address.ts'
import { type Asked, daysWithin, type ReportColumn } from '../ui/report/columns.ts'
import { Report } from '../ui/report/report.tsx'
import { useNarrowing } from '../ui/use-address.ts'
import { QuarterHours } from '../ui/visits/quarter-hours.tsx'

/** The columns of people: key, title, and the filter for the visits that they count. */
const sums = [
  ['familtyTotal', 'FAMILY', 'FAMILY'],
  ['groupTotal', 'GROUP', 'GROUP'],
  ['singleTotal', 'SINGLE', 'SINGLE'],
  ['studentTotal', 'STUDENT', 'STUDENT'],
  ['blankTotal', 'No tour type', 'NONE'],
  ['overallTotal', 'All people', undefined],
] as const satisfies readonly [keyof EntryReportRow, PlainKey, TourFilter | undefined][]

/** Returns the link to the visits that a number counts. */
const visitsOf = (days: { from: string; to: string }, tourType?: TourFilter, quarter?: string) => ({
  to: '/samadh/reports/visitors-information-report',
  search: { ...days, ...(tourType && { tourType }), ...(quarter && { quarter }) },
})

const opens = (row: EntryReportRow, asked: Asked) => visitsOf(daysWithin(row, asked))

const readers = { byPeriod: oneOf(['true', 'false']) }

addSingulars({
  '{{count}} people came to the memorial site_one': '{{count}} person came to the memorial site',
})

/**
 * The report of people at the memorial site by tour type, for each day, week, month or year, or for all days together.
 */
export default function EntryReport() {
  const t = useText()
  const language = useLanguage()
  const [address, change] = useNarrowing(readers)
  const byPeriod = address.byPeriod === 'true'
  const receipt = useReceipt()
  const periodText = (row: EntryReportRow) =>
    row.periodType === null ? t('All days') : formatPeriod(row.period, row.periodType, language)
  const columns: readonly ReportColumn<EntryReportRow>[] = [
    { key: 'period', title: 'Period', value: periodText },
    ...sums.map(
      ([key, title, tourType]): ReportColumn<EntryReportRow> => ({
        ...{ key, title, kind: 'number', total: true },
        opens: (row, asked) => visitsOf(daysWithin(row, asked), tourType),
        totalOpens: ({ from, to }) => visitsOf({ from, to }, tourType),
      }),
    ),
  ]
  /** Prints the totals of the period on the receipt printer. */
  const printClosing = (rows: readonly EntryReportRow[], { from, to, period }: Asked) => {
    if (rows.length === 0) {
      notify.failure(t('No searched records found for print.'))
      return
    }
    const people = Object.fromEntries(
      totals.map((total) => [total, rows.reduce((sum, row) => sum + row[total], 0)]),
    ) as Record<(typeof totals)[number], number>
    receipt.print({
      receiptType: 'samadhclosingreport',
      period: t(byPeriod ? period : 'All days'),
      fromDate: from,
      toDate: to,
      ...people,
    })
  }
  return (
    <Report
      call={calls.entryReport}
      request={({ from, to, period }) => ({
        fromDate: from,
        toDate: to,
        searchByPeriod: byPeriod,
        period: byPeriod ? period : null,
      })}
      begins={{ from: -6, to: 0 }}
      periods={byPeriod}
      controls={
        <Switch
          size="md"
          mb="0.375rem"
          label={t('Search by period')}
          checked={byPeriod}
          onChange={(event) => change({ byPeriod: String(event.currentTarget.checked) })}
        />
      }
      actions={(rows, asked) => (
        <Button
          leftSection={<IconReceipt size="1.1em" />}
          loading={receipt.printing}
          disabled={!rows}
          onClick={() => printClosing(rows ?? [], asked)}
        >
          {t('Print closing report')}
        </Button>
      )}
      above={(asked) => (
        <>
          <RePrint of={receipt} />
          {asked.from === asked.to && <Day day={asked.from} />}
        </>
      )}
      also={[calls.dayEntries]}
      columns={columns}
      state={(sum) =>
        t('{{count}} people came to the memorial site', { count: formatCount(sum('overallTotal')) })
      }
      chart={{
        opens,
        series: ['FAMILY', 'GROUP', 'SINGLE', 'STUDENT', 'No tour type'],
        bar: (row) => ({
          key: row.period,
          label: periodText(row),
          values: [row.familtyTotal, row.groupTotal, row.singleTotal, row.studentTotal, row.blankTotal],
        }),
      }}
      rowKey={(row) => row.period}
      name="samadh-entries"
      label="Entry visitor summary"
      empty="People who came to the memorial site on these days appear here."
      persons={false}
    />
  )
}

/** The entries of one day by time. */
function Day({ day }: { day: string }) {
  const t = useText()
  const quarters = useAnswer(calls.dayEntries, { day }).data?.data
  if (!quarters || quarters.length === 0) return null
  return (
    <QuarterHours
      title="Entered on this day, by quarter of an hour"
      quarters={quarters}
      opens={(quarter) => visitsOf({ from: day, to: day }, undefined, quarter)}
      sentence={(people, from, most) =>
        t('{{count}} people, most at {{from}} ({{most}})', { count: people, from, most })
      }
    />
  )
}
