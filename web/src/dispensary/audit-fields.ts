import { type AuditFields, hidden } from '../app/audit-field.ts'

/** How the audit shows the fields of this area's calls. The audit does not contain a patient's health data. */
export const dispensaryFields: AuditFields = {
  from: 'From',
  patientId: hidden,
  to: 'To',
}
