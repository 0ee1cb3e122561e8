import type { dispensary as calls } from '@nivas/contract/dispensary/calls.ts'
import type { Treatment } from '@nivas/contract/dispensary/treatments.ts'
import type { DraftOf } from '../ui/form/draft.ts'

/** The values of the form of a visit. */
export type VisitValues = DraftOf<(typeof calls.saveEntry)['body']>

export const noTreatment: VisitValues['treatments'][number] = { name: '', dosage: '', days: '' }

/** Returns the values of an empty form, which has one treatment because most patients get one. */
export const emptyVisit = (patientId: number): VisitValues => ({
  patientId,
  symptom: '',
  diagnoses: '',
  treatments: [noTreatment],
})

const isEmpty = ({ name, dosage, days }: VisitValues['treatments'][number]) => !name && !dosage && !days

/** Adds a treatment, which replaces an empty row if there is one. */
export function withTreatment(
  treatments: VisitValues['treatments'],
  repeated: Treatment,
): VisitValues['treatments'] {
  const filled = treatments.filter((one) => !isEmpty(one))
  return [...filled, { ...repeated }]
}
