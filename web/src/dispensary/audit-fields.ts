import { type AuditFields, hidden } from '../app/audit-field.ts'

/** How the audit shows the fields of these calls; what is said of a patient's health is not in it. */
export const dispensaryFields: AuditFields = {
  from: 'From',
  patientId: hidden,
  to: 'To',
}
