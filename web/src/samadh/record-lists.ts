import { byName, type RecordLists } from '../app/record-list.ts'

/** Leads to a visitor who is at the memorial site. A visitor who has left has no name here and is in no list. */
export const samadhRecords: RecordLists = { samadh_visit: byName('/samadh/reports/pending-visitors') }
