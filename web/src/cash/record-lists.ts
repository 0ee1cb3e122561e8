import type { RecordLists } from '../app/record-list.ts'

export const cashRecords: RecordLists = {
  'cash session': ({ id, from, to }) =>
    from && to ? [{ to: '/cash/journal', search: { session_id: String(id), from, to } }] : [],
}
