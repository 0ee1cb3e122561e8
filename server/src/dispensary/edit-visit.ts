import type { Answer, Input } from '@nivas/contract/call.ts'
import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import type { Visit } from '@nivas/contract/dispensary/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { readVisit } from './read-visit.ts'
import { forgetWords, rememberWords, trimmed } from './words-of-visit.ts'

type Edit = typeof dispensary.editVisit

/** Writes treatments as 'Paracetamol: 1-0-1 × 3, Cough syrup: 10 ml × 5'; the last number is the days. */
const inWords = ({ treatments }: Visit) => ({
  treatments: treatments.map(({ name, dosage, days }) => `${name}: ${dosage} × ${days}`).join(', '),
})

/**
 * Corrects a visit, which is possible only on its day; omitted fields stay as they are. After that day the visit is a
 * historical record.
 */
export async function editVisit(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<Edit>,
): Promise<Answer<Edit> | Refusal> {
  const { id, symptom, diagnoses, treatments } = input
  const { day, patient, visit: before } = await readVisit(trx, id, { locked: true })
  if (day !== actor.today)
    throw new Refusal(400, 'A visit can be corrected only on its own day. Please record a new one.')
  try {
    await refuseOverwritten(dispensary.editVisit, input, async () => before, inWords)
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    // The refusal shows health data, so it is a look at the record. It is returned to commit the row of the look.
    const record = { type: 'patient', id: patient }
    const { id: by, address } = actor
    await writeEvent(trx, { name: 'dispensary.patient', record, input: { id: patient }, by, address })
    return refusal
  }
  await trx
    .updateTable('patient_visits')
    .set({
      symptom: symptom?.trim(),
      diagnoses: diagnoses?.trim(),
      treatments: treatments && JSON.stringify(trimmed(treatments)),
      edited_at: sql<Date>`now()`,
      edited_by: actor.id,
    } satisfies Writes<Input<Edit>, 'id'>)
    .where('id', '=', id)
    .execute()
  const { visit } = await readVisit(trx, id)
  await forgetWords(trx, before)
  await rememberWords(trx, visit)
  return visit
}
