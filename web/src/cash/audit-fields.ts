import { counterNames } from '@nivas/contract/cash/words.ts'
import { type AuditFields, code, rupees } from '../app/audit-field.ts'

/** How the audit shows the fields of this area's calls. */
export const cashFields: AuditFields = {
  amount: rupees('Amount'),
  counted: rupees('Cash in the drawer'),
  counter: code('Counter', counterNames),
  day: 'Day',
  expected: rupees('Expected in the drawer'),
  notes: 'Count notes',
  opening_float: rupees('Opening float'),
  reason: 'Reason',
  remarks: 'Remarks',
  session_ids: 'Sessions of the day',
  to_bank: rupees('To the bank'),
  variance_reason: 'Why does the count differ?',
}
