import { type AuditFields, code, hidden } from '../app/audit-field.ts'

/** How the audit shows the fields of this area's calls. */
export const vaccinationFields: AuditFields = {
  age: code('Age', {
    under18: 'Under 18',
    from18: '18 to 44',
    from45: '45 to 59',
    from60: '60 and over',
    ageUnknown: 'Age unknown',
  }),
  cardNo: 'I-Card',
  customerId: hidden,
  dose: 'Dose Number',
  firstName: 'First Name',
  from: 'From',
  has: 'No of Doses',
  into: 'Record to keep',
  is_active: 'Active',
  lastName: 'Last Name',
  name: 'Vaccine Name',
  other: 'Merge',
  otherVersion: hidden,
  to: 'To',
  version: hidden,
  vtype: 'Vaccine type',
}
