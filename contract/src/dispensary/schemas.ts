import * as z from 'zod'
import { id, requiredText } from '../fields.ts'
import { known } from '../known.ts'
import { text as messages } from '../messages.ts'
import { typedNumber } from '../people.ts'
import { ReceiptPrint } from '../receipts/print.ts'
import { Treatment, Treatments } from './treatments.ts'

/** A patient as a search shows them. */
export const Patient = z.object({
  id: z.int(),
  name: z.string(),
  fatherName: z.string(),
  address: z.string(),
  phone: z.string(),
  /** In years, today or on the day of the printed visit; null when unknown. */
  age: z.int().nullable(),
})
export type Patient = z.output<typeof Patient>

export const NewPatient = z.object({
  name: requiredText(200),
  fatherName: requiredText(200),
  address: requiredText(500),
  phone: typedNumber(6, 15, 'Please enter a phone number of 6 to 15 digits'),
  age: z
    .union([z.int().min(0).max(120), z.literal('').transform(() => null)], messages.whole)
    .nullish()
    .transform((age) => age ?? null),
})

/** `PUT /dispensary/patient/:id`: omitted fields stay. */
export const EditPatient = NewPatient.partial().extend({ known })

const visitFields = {
  symptom: requiredText(1000),
  diagnoses: requiredText(1000),
  treatments: Treatments,
}

export const NewVisit = z.object({ patientId: id, ...visitFields })

/** `PUT /dispensary/visits/:id`: omitted fields stay. */
export const EditVisit = z.object(visitFields).partial().extend({ known })

/** The patient's symptoms, the diagnosis, and the treatments. */
export const Visit = z.object({
  id: z.int(),
  /** ISO 8601. */
  visited_at: z.string(),
  symptom: z.string(),
  diagnoses: z.string(),
  treatments: z.array(Treatment),
  seen_by: z.string(),
  /** The time of its last correction, ISO 8601. */
  edited_at: z.string().nullable(),
})
export type Visit = z.output<typeof Visit>

/** A patient with their visits, newest first. */
export const PatientRecord = z.object({ patient: Patient, visits: z.array(Visit) })
export type PatientRecord = z.output<typeof PatientRecord>

/** The content of the printed slip. */
export const Slip = z.object({ patient: Patient, visit: Visit, print: ReceiptPrint })
export type Slip = z.output<typeof Slip>

/** A visit of the day register. */
export const RegisterRow = Visit.extend({
  patient_id: z.int(),
  name: z.string(),
  fatherName: z.string(),
  phone: z.string(),
  age: z.int().nullable(),
})
export type RegisterRow = z.output<typeof RegisterRow>

/** The kinds of words that are suggested from earlier entries. */
export const wordKinds = ['symptom', 'diagnosis', 'medicine', 'dosage'] as const
export type WordKind = (typeof wordKinds)[number]
