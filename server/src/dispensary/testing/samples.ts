import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { inDays } from '../../testing/factories.ts'
import type { Ids, Samples } from '../../testing/samples/sample.ts'

let made = 0

/** Makes a patient with a visit. */
async function makeVisit({ db }: Ids) {
  made += 1
  const patient = await db
    .insertInto('patients')
    .values({ name: `Patient ${made}`, father_name: 'Mohan Rao', address: 'Agra', phone: '9876543210' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const visit = await db
    .insertInto('patient_visits')
    .values({
      patient_id: patient.id,
      visit_day: inDays(0),
      symptom: 'Fever',
      diagnoses: 'Viral fever',
      treatments: JSON.stringify([{ name: 'Paracetamol', dosage: '1 tablet', days: 3 }]),
      seen_by: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { patient: patient.id, visit: visit.id }
}

export const samples: Samples<typeof dispensary> = {
  search: () => ({ searchText: 'Patient' }),
  addPatient: () => {
    made += 1
    return { name: `New patient ${made}`, fatherName: 'Mohan', address: 'Agra', phone: '9876543210', age: 40 }
  },
  editPatient: async (ids) => {
    const { patient } = await makeVisit(ids)
    return { id: patient, name: `Corrected patient ${patient}`, phone: '9876543210', age: 41 }
  },
  patient: async (ids) => ({ id: (await makeVisit(ids)).patient }),
  saveEntry: async (ids) => ({ patientId: (await makeVisit(ids)).patient }),
  editVisit: async (ids) => ({ id: (await makeVisit(ids)).visit }),
  slip: async (ids) => ({ id: (await makeVisit(ids)).visit }),
  register: () => ({ from: inDays(0), to: inDays(0) }),
}
