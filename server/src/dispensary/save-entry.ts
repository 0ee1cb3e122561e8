import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { noSuchPatient, toVisit } from './read-patients.ts'
import { rememberWords, trimmed } from './words-of-visit.ts'

type Save = typeof dispensary.saveEntry

/** Records a visit, and stores its words as suggestions. */
export async function saveEntry(
  trx: Transaction<DB>,
  actor: Actor,
  { patientId, symptom, diagnoses, treatments }: Input<Save>,
): Promise<Answer<Save>> {
  const entered = {
    symptom: symptom.trim(),
    diagnoses: diagnoses.trim(),
    treatments: trimmed(treatments),
  }
  const visit = await refusing(
    trx
      .insertInto('patient_visits')
      .values({
        ...entered,
        patient_id: patientId,
        visit_day: actor.today,
        treatments: JSON.stringify(entered.treatments),
        seen_by: actor.id,
      } satisfies Writes<Input<Save>, 'patientId'>)
      .returning(['id', 'visited_at'])
      .executeTakeFirstOrThrow(),
    { patient_visits_patient_id_fkey: noSuchPatient },
  )
  await rememberWords(trx, entered)
  return toVisit({ ...visit, ...entered, seen_by: actor.name, edited_at: null })
}
