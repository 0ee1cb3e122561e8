import type { RecordLists } from '../app/record-list.ts'

/** Leads to the screen of reports by mail, which shows all of them. */
export const schedulesRecords: RecordLists = { report_mail: () => [{ to: '/reports/by-mail' }] }
