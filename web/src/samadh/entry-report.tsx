import { Button, Switch } from '@mantine/core'
import { samadh as calls } from '@nivas/contract/samadh/calls.ts'
import { type EntryReportRow, totals } from '@nivas/contract/samadh/schemas.ts'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { formatPeriod } from '../format/period.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { RePrint } from '../printing/re-print.tsx'
import { useReceipt } from '../printing/use-receipt.tsx'
import { type Asked, daysWithin, type ReportColumn } from '../ui/report/columns.ts'
import { Report } from '../ui/report/report.tsx'
import { QuarterHours } from '../ui/visits/quarter-hours.tsx'

/** The visits of a row. */
const opens = (row: EntryReportRow, asked: Asked) => ({
  to: '/samadh/reports/visitors-information-report',
  search: daysWithin(row, asked),
})

/** People of the memorial site by tour type, by day, week, month or year, or all days together. */
export default function EntryReport() {
  const t = useText()
  const language = useLanguage()
  const [byPeriod, setByPeriod] = useState(true)
  const receipt = useReceipt()
  const periodText = (row: EntryReportRow) =>
    row.periodType === null ? t('All days') : formatPeriod(row.period, row.periodType, language)
  const columns: readonly ReportColumn<EntryReportRow>[] = [
    { key: 'period', title: 'Period', value: periodText },
    { key: 'familtyTotal', title: 'FAMILY', kind: 'number', total: true },
    { key: 'groupTotal', title: 'GROUP', kind: 'number', total: true },
    { key: 'singleTotal', title: 'SINGLE', kind: 'number', total: true },
    { key: 'studentTotal', title: 'STUDENT', kind: 'number', total: true },
    { key: 'blankTotal', title: 'No tour type', kind: 'number', total: true },
    {
      key: 'overallTotal',
      title: 'All people',
      kind: 'number',
      total: true,
      opens,
    },
  ]
  /** The totals of the period on the receipt printer. */
  const printClosing = (rows: readonly EntryReportRow[], { from, to, period }: Asked) => {
    if (rows.length === 0) {
      notify.failure(t('No searched records found for print.'))
      return
    }
    const sums = Object.fromEntries(
      totals.map((total) => [total, rows.reduce((sum, row) => sum + row[total], 0)]),
    ) as Record<(typeof totals)[number], number>
    receipt.print({
      receiptType: 'samadhclosingreport',
      period: t(byPeriod ? period : 'All days'),
      fromDate: from,
      toDate: to,
      ...sums,
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
          label={t('Search by period')}
          checked={byPeriod}
          onChange={(event) => setByPeriod(event.currentTarget.checked)}
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
      columns={columns}
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
      empty="People who came to the memorial site on these days will be here."
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
      sentence={(people, from, most) =>
        t('{{people}} people; most at {{from}}: {{most}}', { people, from, most })
      }
    />
  )
}
