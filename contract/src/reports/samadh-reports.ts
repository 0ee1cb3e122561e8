import { samadh } from '../samadh/calls.ts'
import { listed, type Report } from './report.ts'

const tourWords = { SINGLE: 'SINGLE', GROUP: 'GROUP', FAMILY: 'FAMILY', STUDENT: 'STUDENT' } as const

/** The reports of the memorial site: a summary by day, and the visits. */
export const samadhReports: readonly Report[] = [
  listed({
    name: 'samadh-entries',
    title: 'Entry visitor summary',
    call: samadh.entryReport,
    path: '/samadh/reports/visitors-entry-report',
    persons: false,
    request: ({ from, to }) => ({
      fromDate: from,
      toDate: to,
      searchByPeriod: true,
      period: 'Daily' as const,
    }),
    columns: [
      { key: 'period', title: 'Date', kind: 'day' },
      { key: 'familtyTotal', title: 'FAMILY', kind: 'number', total: true },
      { key: 'groupTotal', title: 'GROUP', kind: 'number', total: true },
      { key: 'singleTotal', title: 'SINGLE', kind: 'number', total: true },
      { key: 'studentTotal', title: 'STUDENT', kind: 'number', total: true },
      { key: 'blankTotal', title: 'No tour type', kind: 'number', total: true },
      { key: 'overallTotal', title: 'All people', kind: 'number', total: true },
    ],
  }),
  listed({
    name: 'samadh-visitors',
    title: 'Visitor information',
    call: samadh.information,
    path: '/samadh/reports/visitors-information-report',
    persons: true,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'name', title: 'Visitor Name' },
      { key: 'idNumber', title: 'Id Number' },
      { key: 'mobileNumber', title: 'Mobile Number' },
      { key: 'peopleVisited', title: 'People visited', kind: 'number', total: true },
      { key: 'tourType', title: 'Tour Type', words: tourWords },
      { key: 'visitDate', title: 'Visit date', kind: 'moment' },
      { key: 'securityDate', title: 'Security date', kind: 'moment' },
      { key: 'exitDate', title: 'Exit date', kind: 'moment' },
    ],
  }),
]
