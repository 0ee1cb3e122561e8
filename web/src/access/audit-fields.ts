import { type AuditFields, before, code, hidden } from '../app/audit-field.ts'

/** How the audit shows the fields of this area's calls. */
export const accessFields: AuditFields = {
  account_type: code('Shared account', { user: 'No', mower: 'Yes' }),
  email: 'Email',
  file: code('File', { paper: 'Paper' }),
  known_permission_ids: before('Permissions'),
  known_role_ids: before('Roles'),
  language: 'Language',
  list: 'List',
  mail_id: hidden,
  name: 'Name',
  permission_ids: 'Permissions',
  role: 'Role',
  role_ids: 'Roles',
}
