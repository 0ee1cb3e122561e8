import * as z from 'zod'
import { get, post, put } from '../call.ts'
import { withRange } from '../day-range.ts'
import { byId, date, requiredText, text } from '../fields.ts'
import { pageQuery } from '../page.ts'
import { withoutSigns } from '../spellings.ts'
import {
  EditPatient,
  EditVisit,
  NewPatient,
  NewVisit,
  Patient,
  PatientRecord,
  RegisterRow,
  Slip,
  Visit,
  wordKinds,
} from './schemas.ts'

const permission = 'patient-entry-form'

/** The minimum and maximum length of a search, in characters, and the most patients that it finds. */
export const SEARCHED = { fewest: 5, most: 15, found: 20 } as const

/** The most visits of a patient that are shown beside the form; the register has all of them. */
export const MOST_VISITS = 50

/** The fields that identify a patient, which the audit never stores. */
const identity = ['name', 'fatherName', 'address', 'phone', 'age']

/** The fields with health data, which the audit never stores. */
const health = ['symptom', 'diagnoses', 'treatments']

export const dispensary = {
  search: post('/dispensary/patient-search', {
    permission,
    summary: 'Patients by a part of name, father name or phone number: the first 20',
    body: z.object({
      searchText: requiredText(SEARCHED.most).refine(
        (given) => given.trim() === '' || withoutSigns(given).length >= SEARCHED.fewest,
        'Please enter at least 5 characters',
      ),
    }),
    returns: z.array(Patient),
    reads: true,
  }),
  addPatient: post('/dispensary/patient/addPatient', {
    permission,
    summary: 'Add a patient',
    body: NewPatient,
    returns: Patient,
    message: 'Record Added successfully.',
    record: 'patient',
    secret: identity,
  }),
  editPatient: put('/dispensary/patient/:id', {
    permission,
    summary: 'Change a patient',
    params: byId,
    body: EditPatient,
    returns: Patient,
    message: 'Record updated successfully.',
    record: 'patient',
    secret: identity,
  }),
  patient: get('/dispensary/patient/:id', {
    permission,
    summary: 'See the record of a patient',
    params: byId,
    returns: PatientRecord,
    noted: true,
    record: 'patient',
  }),
  saveEntry: post('/dispensary/patient/saveEntry', {
    permission,
    summary: 'Record a visit of a patient',
    body: NewVisit,
    returns: Visit,
    message: 'Record Added successfully.',
    record: 'patient',
    recordField: 'patientId',
    secret: health,
  }),
  editVisit: put('/dispensary/visits/:id', {
    permission,
    summary: 'Change a visit of a patient on its day',
    params: byId,
    body: EditVisit,
    returns: Visit,
    message: 'Record updated successfully.',
    record: 'patient visit',
    secret: health,
  }),
  suggestions: post('/dispensary/suggestions', {
    permission,
    summary: 'What was entered before and begins so, the most used first',
    body: z.object({ kind: z.enum(wordKinds), begins: text(200) }),
    returns: z.array(z.string()),
    reads: true,
  }),
  slip: post('/dispensary/visits/:id/prints', {
    permission,
    summary: 'Print the slip of a visit',
    params: byId,
    returns: Slip,
    record: 'patient visit',
    secretAnswer: true,
  }),
  register: get('/dispensary/register', {
    permission,
    summary: 'See the day register of patients',
    query: withRange(pageQuery(['visited_at'], { from: date, to: date }), 'from', 'to'),
    returns: RegisterRow,
    paged: true,
    noted: true,
    record: 'patient',
  }),
}
