import { formatCount } from '@nivas/contract/count.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { oddKinds } from '@nivas/contract/electrical/odd.ts'
import { oddNames } from '@nivas/contract/electrical/odd-names.ts'
import type { OddReading } from '@nivas/contract/electrical/usage-calls.ts'
import { periodEnd, periodOf } from '@nivas/contract/periods.ts'
import { useMemo } from 'react'
import { useAnswerAtOnce } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { dayOr } from '../ui/address.ts'
import { LoadingScreen } from '../ui/loading-day.tsx'
import type { ReportColumn } from '../ui/report/columns.ts'
import { useNarrowing } from '../ui/use-address.ts'
import { ChoiceReport } from './choice-report.tsx'
import { MonthSelect, monthParts } from './month-select.tsx'
import { accountOf, consumptionOf } from './overdue-columns.ts'

addSingulars({ '{{count}} readings to review_one': '{{count}} reading to review' })

/** The odd readings of a month, and the houses that were locked. */
export default function OddReadings() {
  const today = useVenue()?.today
  return today ? <OfMonth today={today} /> : <LoadingScreen />
}

function OfMonth({ today }: { today: string }) {
  const t = useText()
  const readers = useMemo(() => ({ month: dayOr(addMonths(today, 0)) }), [today])
  const [{ month }, ask] = useNarrowing(readers)
  const { month: readingMonth, year: readingYear } = monthParts(month)
  const answer = useAnswerAtOnce(calls.oddReadings, { readingMonth, readingYear }, { staleTime: 0 })
  const readingOf = ({ profile }: OddReading) => ({
    to: '/electrical/single-reading',
    search: { house: String(profile.id), month },
  })
  const columns: readonly ReportColumn<OddReading>[] = [
    {
      key: 'houseno',
      title: 'House No',
      pinned: true,
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
    {
      key: 'line',
      title: 'Electric line',
      sortable: true,
      value: ({ line }) => line.name,
      opens: ({ line }) => ({ to: '/electrical/bills', search: { line: String(line.id), month } }),
    },
    {
      key: 'kind',
      title: 'Why',
      sortable: true,
      filter: {
        options: oddKinds.map((kind) => ({
          value: kind,
          label: oddNames[kind],
        })),
      },
      value: ({ kind }) => t(oddNames[kind]),
      filterBy: ({ kind }) => kind,
    },
    {
      key: 'reading',
      title: 'Current Reading',
      kind: 'number',
      opens: readingOf,
    },
    { key: 'units', title: 'Total Units', kind: 'number', sortable: true, opens: readingOf },
    { key: 'usual', title: 'Usual units', kind: 'number', opens: ({ profile }) => consumptionOf(profile) },
  ]
  return (
    <ChoiceReport
      answer={answer}
      rows={answer.data?.data}
      columns={columns}
      state={(_, rows) => t('{{count}} readings to review', { count: formatCount(rows.length) })}
      rowKey={({ id }) => id}
      name="odd-readings"
      label="Odd readings"
      days={{ from: periodOf(month, 'Monthly'), to: periodEnd(month, 'Monthly') }}
      controls={
        <MonthSelect
          today={today}
          back={36}
          value={addMonths(month, 0)}
          onChange={(chosen) => ask({ month: chosen })}
        />
      }
    />
  )
}
