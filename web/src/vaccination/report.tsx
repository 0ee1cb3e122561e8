import { formatCount } from '@nivas/contract/count.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { ageTitles, doseTitles } from '@nivas/contract/vaccination/report-titles.ts'
import { type AgeGroup, ageGroups, type DoseReportRow } from '@nivas/contract/vaccination/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import type { ReportColumn } from '../ui/report/columns.ts'
import { Report } from '../ui/report/report.tsx'

type More = { dose?: string; age?: AgeGroup; has?: string }

const peopleOf = (search: Record<string, string>) => ({ to: '/vaccination/listform', search })

/** Returns a column of doses. Each number links to its persons, the total to those of all days. */
const counted = (key: keyof DoseReportRow, title: PlainKey, more: More): ReportColumn<DoseReportRow> => ({
  ...{ key, title, kind: 'number', total: true },
  opens: ({ date, vtype }) => peopleOf({ from: date, to: date, vtype: String(vtype), ...more }),
  totalOpens: ({ from, to }) => peopleOf({ from, to, ...more }),
})

const columns: readonly ReportColumn<DoseReportRow>[] = [
  { key: 'date', title: 'Date', kind: 'day' },
  { key: 'name', title: 'Vaccine Name' },
  counted('dose1', doseTitles[1], { dose: '1' }),
  counted('dose2', doseTitles[2], { dose: '2' }),
  ...ageGroups.map((age) => counted(age, ageTitles[age], { age })),
  counted('total', 'All doses', {}),
  counted('onlyOne', 'Only one dose', { has: '1' }),
]

addSingulars({
  '{{count}} doses, {{only}} with the second still to come_one':
    '{{count}} dose, {{only}} with the second still to come',
})

/** The report of doses by day, vaccine and age. The last column links to people who still need the second dose. */
export default function VaccinationReport() {
  const t = useText()
  const { day } = useFormat()
  return (
    <Report
      call={calls.report}
      request={({ from, to }) => ({ from, to })}
      begins={{ from: -30, to: 0 }}
      columns={columns}
      state={(sum) =>
        t('{{count}} doses, {{only}} with the second still to come', {
          count: formatCount(sum('total')),
          only: formatCount(sum('onlyOne')),
        })
      }
      chart={{
        series: ['Dose 1', 'Dose 2'],
        opens: ({ date, vtype }) => peopleOf({ from: date, to: date, vtype: String(vtype) }),
        bar: (row) => ({
          key: `${row.date} ${row.vtype}`,
          label: `${day(row.date)} ${row.name}`,
          values: [row.dose1, row.dose2],
        }),
      }}
      rowKey={(row) => `${row.date} ${row.vtype}`}
      name="vaccination-report"
      label="Vaccination report"
      empty="Doses given on these days appear here."
      persons={false}
    />
  )
}
