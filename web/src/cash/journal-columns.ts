import type { cash as calls } from '@nivas/contract/cash/calls.ts'
import { counters } from '@nivas/contract/cash/counters.ts'
import { kinds, tenders } from '@nivas/contract/cash/tenders.ts'
import { counterNames, kindNames, tenderNames } from '@nivas/contract/cash/words.ts'
import type { Translate } from '../languages/use-text.ts'
import { oneOf } from '../ui/address.ts'
import type { ServerColumn } from '../ui/server-table.tsx'

/** The filters of the columns in the address. */
export const columnFilters = {
  counter: oneOf(['', ...counters]),
  kind: oneOf(['', ...kinds]),
  tender: oneOf(['', ...tenders]),
}

/** Returns the columns of the cash book. `word` translates categories that are words of the product. */
export const journalColumns = (
  t: Translate,
  word: (name: string) => string,
): readonly (ServerColumn<typeof calls.journal> & { total?: boolean })[] => [
  { key: 'taken_at', title: 'When', kind: 'moment', sortable: true, pinned: true },
  { key: 'receipt', title: 'Receipt number', value: ({ receipt }) => receipt.number },
  {
    key: 'counter',
    title: 'Counter',
    value: ({ counter }) => t(counterNames[counter]),
    filter: { options: counters.map((value) => ({ value, label: counterNames[value] })) },
  },
  {
    key: 'kind',
    title: 'What for',
    value: ({ kind, category }) => (category === null ? t(kindNames[kind]) : word(category)),
    filter: { options: kinds.map((value) => ({ value, label: kindNames[value] })) },
  },
  { key: 'record', title: 'Record', value: ({ record }) => record.name },
  {
    key: 'tender',
    title: 'Paid by',
    value: ({ tender }) => t(tenderNames[tender]),
    filter: { options: tenders.map((value) => ({ value, label: tenderNames[value] })) },
  },
  { key: 'amount', title: 'Amount', kind: 'money', total: true },
  { key: 'reference', title: 'UTR or reference', hiddenAtFirst: true },
  { key: 'undoes', title: 'Refund of receipt', hiddenAtFirst: true },
  { key: 'undone_reference', title: 'UTR or reference of the refund', hiddenAtFirst: true },
  { key: 'taken_by', title: 'Cashier' },
  { key: 'session', title: 'Cash session', value: ({ session }) => session.number, align: 'right' },
]
