import { formatCount } from '@nivas/contract/count.ts'
import { bucketOfPeriod, type DuePeriod, duePeriods } from '@nivas/contract/electrical/age.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { PeriodOverdue } from '@nivas/contract/electrical/report-calls.ts'
import { useMemo } from 'react'
import type * as z from 'zod'
import { useAnswerAtOnce } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import type { ReportColumn } from '../ui/report/columns.ts'
import { useNarrowing } from '../ui/use-address.ts'
import { ChoiceReport } from './choice-report.tsx'
import { accountOf, duesOf } from './overdue-columns.ts'

type Row = z.output<typeof PeriodOverdue>

const columnsOf = (period: DuePeriod): readonly ReportColumn<Row>[] => [
  {
    key: 'houseno',
    title: 'House No',
    pinned: true,
    opens: (house) => accountOf(house),
  },
  { key: 'profilename', title: 'Satsangi Name', sortable: true, filter: 'text' },
  {
    key: 'total',
    title: 'Total',
    kind: 'money',
    total: true,
    sortable: true,
    opens: duesOf(bucketOfPeriod(period.name)),
  },
]

/** The dues of all houses for months of an age. */
export default function PeriodOverdues() {
  const t = useText()
  const { rupees } = useFormat()
  const today = useVenue()?.today
  const readers = useMemo(() => ({ period: oneOf(duePeriods.map(({ name }) => name)) }), [])
  const [{ period }, ask] = useNarrowing(readers)
  const chosen = duePeriods.find(({ name }) => name === period) ?? duePeriods[0]
  const answer = useAnswerAtOnce(calls.periodOverdues, chosen)
  return (
    <ChoiceReport
      answer={answer}
      rows={answer.data?.data}
      columns={columnsOf(chosen)}
      state={(sum, rows) =>
        t('{{count}} houses owe {{amount}}', {
          count: formatCount(rows.length),
          amount: rupees(sum('total')),
        })
      }
      rowKey={({ id }) => id}
      name="period-overdues"
      label="Overdues By Selection Periods"
      days={{ from: today ?? '', to: today ?? '' }}
      choice={t(chosen.name)}
      controls={
        <ChoiceField
          labelAbove
          label={t('Period')}
          options={duePeriods.map(({ name }) => ({ value: name, label: t(name) }))}
          chosen={chosen.name}
          onChoose={(name) => ask({ period: name })}
        />
      }
    />
  )
}
