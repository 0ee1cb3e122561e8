import { byNumber, type RecordLists } from '../app/record-list.ts'

export const planningRecords: RecordLists = { plan: byNumber('/plan-event', 'plan') }
