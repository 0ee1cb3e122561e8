import { type AuditFields, code, hidden } from '../app/audit-field.ts'
import { kindTitles } from './kind-titles.ts'

/** How the audit shows the fields of this area's calls. */
export const importsFields: AuditFields = {
  changed: 'Changed',
  file: hidden,
  file_name: 'File',
  kind: code('What do you want to import?', kindTitles),
  new: 'New',
  unchanged: 'Unchanged',
}
