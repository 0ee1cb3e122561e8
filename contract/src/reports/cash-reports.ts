import { cash } from '../cash/calls.ts'
import { counterNames, kindNames, tenderNames } from '../cash/words.ts'
import { listed, type Report } from './report.ts'

/** The reports of the cash book: the takings of each counter, and the book itself. */
export const cashReports: readonly Report[] = [
  listed({
    name: 'cash-takings',
    title: 'Takings of the counters',
    call: cash.journalTotals,
    path: '/cash/journal',
    persons: false,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'counter', title: 'Counter', words: counterNames },
      { key: 'kind', title: 'What for', words: kindNames },
      { key: 'tender', title: 'Paid by', words: tenderNames },
      { key: 'taken', title: 'Received', kind: 'money', total: true },
      { key: 'given_back', title: 'Refunded', kind: 'money', total: true },
    ],
  }),
  listed({
    name: 'cash-journal',
    title: 'Cash journal',
    call: cash.journal,
    path: '/cash/journal',
    persons: true,
    request: ({ from, to }) => ({ from, to }),
    columns: [
      { key: 'taken_at', title: 'When', kind: 'moment' },
      { key: 'receipt', title: 'Receipt number', value: ({ receipt }) => receipt.number },
      { key: 'counter', title: 'Counter', words: counterNames },
      { key: 'kind', title: 'What for', value: ({ kind, category }) => category ?? kind, words: kindNames },
      { key: 'record', title: 'Record', value: ({ record }) => record.name },
      { key: 'tender', title: 'Paid by', words: tenderNames },
      { key: 'amount', title: 'Amount', kind: 'money', total: true },
      { key: 'undoes', title: 'Refund of receipt' },
      { key: 'taken_by', title: 'Cashier' },
    ],
  }),
]
