import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import type { Overdue } from '@nivas/contract/electrical/report-calls.ts'
import type * as z from 'zod'
import { useAnswer } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import type { ReportColumn } from '../ui/report/columns.ts'
import { ChoiceReport } from './choice-report.tsx'
import { duesOf, houseColumns } from './overdue-columns.ts'

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
  { key: 'total', title: 'Total', kind: 'money', total: true, sortable: true, opens: duesOf('all') },
]

/** The dues of every house. */
export default function OverallOverdues() {
  const today = useVenue()?.today
  const answer = useAnswer(calls.overdues, {})
  return (
    <ChoiceReport
      answer={answer}
      rows={answer.data?.data}
      columns={columns}
      rowKey={({ id }) => id}
      name="overdues"
      label="Overdues Report"
      days={{ from: today ?? '', to: today ?? '' }}
    />
  )
}
