import { byName, type RecordLists } from '../app/record-list.ts'

export const vaccinationRecords: RecordLists = { 'vaccine type': byName('/vaccination/types') }
