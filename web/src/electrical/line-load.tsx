import { formatCount } from '@nivas/contract/count.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { monthOf } from '@nivas/contract/electrical/months.ts'
import { type LineLoad, months } from '@nivas/contract/electrical/report-calls.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { useMemo } from 'react'
import type * as z from 'zod'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { formatPeriod } from '../format/period.ts'
import { addSingulars } from '../languages/en.ts'
import { useLanguage, useText } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { LoadingScreen } from '../ui/loading-day.tsx'
import type { ReportColumn } from '../ui/report/columns.ts'
import { useNarrowing } from '../ui/use-address.ts'
import { ChoiceReport } from './choice-report.tsx'

type Row = z.output<typeof LineLoad>

const FIRST_YEAR = 1901

const titles = {
  jan: 'Jan',
  feb: 'Feb',
  mar: 'Mar',
  apr: 'Apr',
  may: 'May',
  jun: 'Jun',
  jul: 'Jul',
  aug: 'Aug',
  sep: 'Sep',
  oct: 'Oct',
  nov: 'Nov',
  dec: 'Dec',
} as const

const columnsOf = (year: string): readonly ReportColumn<Row>[] => [
  { key: 'name', title: 'Line name', pinned: true, sortable: true },
  ...months.map(
    (month, at): ReportColumn<Row> => ({
      key: month,
      title: titles[month],
      kind: 'number',
      total: true,
      value: (load) => load[month],
      opens: ({ id }) => ({
        to: '/electrical/bills',
        search: { line: String(id), month: monthOf(Number(year), at + 1) },
      }),
    }),
  ),
  { key: 'total', title: 'Total', kind: 'number', total: true, sortable: true },
]

addSingulars({ '{{count}} units in {{year}}_one': '{{count}} unit in {{year}}' })

/** The units of every line by month of a year. */
export default function Load() {
  const today = useVenue()?.today
  return today ? <OfYear today={today} /> : <LoadingScreen />
}

function OfYear({ today }: { today: string }) {
  const t = useText()
  const language = useLanguage()
  const last = Number(today.slice(0, 4))
  const years = useMemo(
    () => Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => String(last - at)),
    [last],
  )
  const readers = useMemo(() => ({ year: oneOf(years, String(last - 1)) }), [years, last])
  const [{ year }, ask] = useNarrowing(readers)
  const answer = useAnswer(calls.lineLoad, { loadyear: Number(year) })
  const rows = answer.data?.data
  return (
    <ChoiceReport
      answer={answer}
      rows={rows}
      columns={columnsOf(year)}
      state={(sum) => t('{{count}} units in {{year}}', { count: formatCount(sum('total')), year })}
      rowKey={({ id }) => id}
      name="line-load"
      label="Electric Lines Load"
      persons={false}
      days={{ from: `${year}-01-01`, to: `${year}-12-31` }}
      bars={months.map((month, at) => ({
        key: month,
        label: formatPeriod(monthOf(Number(year), at + 1), 'Monthly', language),
        values: [onWire(sum((rows ?? []).map((load) => load[month])))],
      }))}
      controls={
        <ChoiceField
          labelAbove
          label={t('Year')}
          options={years}
          chosen={year}
          onChoose={(chosen) => ask({ year: chosen })}
        />
      }
    />
  )
}
