import type { AuditFields } from '../app/audit-field.ts'

/** How the audit shows the fields of this area's calls. */
export const dictionaryFields: AuditFields = { word: 'Word', meaning: 'Meaning', kind: 'Kind' }
