import type { RecordLists } from '../app/record-list.ts'

/** A visitor who is inside; one who has left has no name here, and is in no list. */
export const gateRecords: RecordLists = {
  visit: ({ name }) =>
    name === '' ? [] : [{ to: '/gate-pending-visitors', search: { name, guests: 'true' } }],
}
