import type { PlainKey } from '../texts.ts'
import { vaccination } from '../vaccination/calls.ts'
import { ageTitles, doseTitles } from '../vaccination/report-titles.ts'
import { ageGroups, type DoseReportRow } from '../vaccination/schemas.ts'
import { listed, type Report, type ReportColumn } from './report.ts'

const counted = (key: keyof DoseReportRow, title: PlainKey): ReportColumn<DoseReportRow> => ({
  ...{ key, title, kind: 'number', total: true },
})

/** The counts of doses by day, vaccine and age. Lists of persons and patients are never mailed (decision 0274). */
export const vaccinationReports: readonly Report[] = [
  listed({
    name: 'vaccination-report',
    title: 'Vaccination report',
    call: vaccination.report,
    path: '/vaccination/report',
    persons: false,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'date', title: 'Date', kind: 'day' },
      { key: 'name', title: 'Vaccine Name' },
      counted('dose1', doseTitles[1]),
      counted('dose2', doseTitles[2]),
      ...ageGroups.map((age) => counted(age, ageTitles[age])),
      counted('total', 'All doses'),
      counted('onlyOne', 'Only one dose'),
    ],
  }),
]
