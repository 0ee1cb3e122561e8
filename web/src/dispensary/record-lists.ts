import { byNumber, type RecordLists } from '../app/record-list.ts'

export const dispensaryRecords: RecordLists = { patient: byNumber('/dispensary/entryform', 'patient') }
