import type { RecordLists } from '../app/record-list.ts'

/** There are few, and all of them stand on one screen. */
export const schedulesRecords: RecordLists = { report_mail: () => [{ to: '/reports/by-mail' }] }
