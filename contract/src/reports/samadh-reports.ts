import { samadh } from '../samadh/calls.ts'
import { listed, type Report } from './registry.ts'

/** The summary of the memorial site, by day. */
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
]
