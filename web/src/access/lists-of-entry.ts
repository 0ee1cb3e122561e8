import type { AuditRow } from '@nivas/contract/access/audit.ts'
import { listsOf } from '../app/record-lists.ts'
import type { LeadsTo } from '../ui/board/lead.tsx'

/** The lists that show the record of an entry as it is now; none for one that is gone, or that no list shows. */
export function listsOfEntry({
  record_type,
  record_id,
  record,
}: Pick<AuditRow, 'record_type' | 'record_id' | 'record'>): readonly LeadsTo[] {
  if (record_type === null || record_id === null) return []
  // The name of a ticket is the number of its receipt.
  return listsOf(record_type, { id: record_id, name: '', ...record, receipt: record?.name ?? '' })
}
