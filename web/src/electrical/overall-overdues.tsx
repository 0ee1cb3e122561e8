import { formatCount } from '@nivas/contract/count.ts'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { Overdue } from '@nivas/contract/electrical/report-calls.ts'
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
import { duesOf, houseColumns, totalColumn } from './overdue-columns.ts'

type Row = z.output<typeof Overdue>

const columns: readonly ReportColumn<Row>[] = [
  ...houseColumns<Row>(),
  {
    key: 'current',
    title: 'Current dues (up to 4 months)',
    kind: 'money',
    total: true,
    sortable: true,
    opens: duesOf('current'),
    value: ({ periods }) => periods.current,
  },
  {
    key: 'oldertotal',
    title: 'Older dues',
    kind: 'money',
    total: true,
    sortable: true,
    opens: duesOf('older'),
    value: ({ periods }) => periods.oldertotal,
  },
  totalColumn(),
]

const readers = { dues: oneOf(['', 'older']) }

/** The dues of all houses, or only of those with older dues, which the dashboard counts. */
export default function OverallOverdues() {
  const t = useText()
  const { rupees } = useFormat()
  const today = useVenue()?.today
  const [{ dues }, ask] = useNarrowing(readers)
  const answer = useAnswerAtOnce(calls.overdues, {})
  const isOlder = dues === 'older'
  const rows = answer.data?.data.filter(({ periods }) => !isOlder || periods.oldertotal > 0)
  return (
    <ChoiceReport
      answer={{ ...answer, data: rows && { data: rows } }}
      rows={rows}
      columns={columns}
      state={(sum, rows) =>
        t('{{count}} houses owe {{amount}}', {
          count: formatCount(rows.length),
          amount: rupees(sum('total')),
        })
      }
      rowKey={({ id }) => id}
      name="overdues"
      label="Overdues Report"
      days={{ from: today ?? '', to: today ?? '' }}
      {...(isOlder && { choice: t('Older dues') })}
      controls={
        <ChoiceField
          labelAbove
          width="13rem"
          label={t('Dues')}
          none={t('All dues')}
          options={[{ value: 'older', label: t('Older dues') }]}
          chosen={dues}
          onChoose={(chosen) => ask({ dues: chosen })}
        />
      }
    />
  )
}
