import type { RecordLists } from '../app/record-list.ts'

/** Leads to a visitor who is inside. A visitor who has left has no name here and is in no list. */
export const gateRecords: RecordLists = {
  visit: ({ name }) =>
    name === '' ? [] : [{ to: '/gate-pending-visitors', search: { name, guests: 'true' } }],
}
