import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import type { DoseReportRow } from '@nivas/contract/vaccination/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import type { Asked, ReportColumn } from '../ui/report/columns.ts'
import { Report } from '../ui/report/report.tsx'

/** The people of a row. */
const peopleOf = ({ date, vtype }: DoseReportRow) => ({
  to: '/vaccination/listform',
  search: { from: date, to: date, vtype: String(vtype) },
})

const onlyOne = (row: DoseReportRow, _asked: Asked) => {
  const { to, search } = peopleOf(row)
  return { to, search: { ...search, has: '1' } }
}

const columns: readonly ReportColumn<DoseReportRow>[] = [
  { key: 'date', title: 'Date', kind: 'day' },
  { key: 'name', title: 'Vaccine Name' },
  { key: 'dose1', title: 'Dose 1', kind: 'number', total: true },
  { key: 'dose2', title: 'Dose 2', kind: 'number', total: true },
  { key: 'under18', title: 'Under 18', kind: 'number', total: true },
  { key: 'from18', title: '18 to 44', kind: 'number', total: true },
  { key: 'from45', title: '45 to 59', kind: 'number', total: true },
  { key: 'from60', title: '60 and over', kind: 'number', total: true },
  { key: 'ageUnknown', title: 'Age not known', kind: 'number', total: true },
  { key: 'total', title: 'All doses', kind: 'number', total: true, opens: peopleOf },
  { key: 'onlyOne', title: 'Only one dose', kind: 'number', total: true, opens: onlyOne },
]

/** Doses by day, vaccine and age; the last column links to the people who still need the second dose. */
export default function VaccinationReport() {
  const { day } = useFormat()
  return (
    <Report
      call={calls.report}
      request={({ from, to }) => ({ from, to })}
      begins={{ from: -30, to: 0 }}
      columns={columns}
      chart={{
        series: ['Dose 1', 'Dose 2'],
        bar: (row) => ({
          key: `${row.date} ${row.vtype}`,
          label: `${day(row.date)} ${row.name}`,
          values: [row.dose1, row.dose2],
        }),
      }}
      rowKey={(row) => `${row.date} ${row.vtype}`}
      name="vaccination-report"
      label="Vaccination report"
      empty="The doses that were given on these days will be here."
      persons={false}
    />
  )
}
