import { type AuditFields, word } from '../app/audit-field.ts'

/** How the audit shows the fields of this area's calls. */
export const schedulesFields: AuditFields = {
  event_id: word('Bhandara/Satsang'),
  every: word('How often'),
  from: 'From',
  group_id: 'Satsangi group',
  hour: 'From this hour',
  is_active: 'Switched on',
  report: word('Report'),
  to: 'To',
  user_id: 'Recipient',
  user_ids: 'Recipients',
}
