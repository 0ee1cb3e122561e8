import type { AuditRow } from '@nivas/contract/access/audit.ts'
import { listsOf } from '../app/record-lists.ts'
import type { LeadsTo } from '../ui/board/lead.tsx'

/**
 * Returns the lists that show the present record of an entry. Empty for a record that was deleted or that has no list.
 */
export function listsOfEntry({
  record_type,
  record_id,
  record,
}: Pick<AuditRow, 'record_type' | 'record_id' | 'record'>): readonly LeadsTo[] {
  if (record_type === null || record_id === null) return []
  // The name of a ticket is the number of its receipt.
  return listsOf(record_type, { id: record_id, name: '', ...record, receipt: record?.name ?? '' })
}
