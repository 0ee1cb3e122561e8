import { byNumber, type RecordLists } from '../app/record-list.ts'

export const importsRecords: RecordLists = { import: byNumber('/import', 'id') }
