import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import type { WordKind } from '@nivas/contract/dispensary/schemas.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { toVisit } from './read-patients.ts'

type Save = typeof dispensary.saveEntry

/** A longer text is specific to one patient, and not suggested for others. */
const LONGEST_WORD = 60

/** Records a visit, and stores its words as suggestions. */
export async function saveEntry(
  trx: Transaction<DB>,
  actor: Actor,
  { patientId, symptom, diagnoses, treatments }: Input<Save>,
): Promise<Answer<Save>> {
  const given = treatments.map(({ name, dosage, days }) => ({
    name: name.trim(),
    dosage: dosage.trim(),
    days,
  }))
  const visit = await refusing(
    trx
      .insertInto('patient_visits')
      .values({
        patient_id: patientId,
        visit_day: actor.today,
        symptom: symptom.trim(),
        diagnoses: diagnoses.trim(),
        treatments: JSON.stringify(given),
        seen_by: actor.id,
      } satisfies Writes<Input<Save>, 'patientId'>)
      .returning(['id', 'visited_at'])
      .executeTakeFirstOrThrow(),
    { patient_visits_patient_id_fkey: () => new Refusal(404, 'There is no such patient') },
  )
  const words: [WordKind, string][] = [
    ['symptom', symptom.trim()],
    ['diagnosis', diagnoses.trim()],
    ...given.flatMap(({ name, dosage }): [WordKind, string][] => [
      ['medicine', name],
      ['dosage', dosage],
    ]),
  ]
  await rememberWords(
    trx,
    words.filter(([, word]) => word.length <= LONGEST_WORD),
  )
  return toVisit({
    ...visit,
    symptom: symptom.trim(),
    diagnoses: diagnoses.trim(),
    treatments: given,
    seen_by: actor.name,
  })
}

/** Sorted, so that two desks with the same words cannot deadlock. */
async function rememberWords(trx: Transaction<DB>, words: readonly [WordKind, string][]): Promise<void> {
  if (words.length === 0) return
  await sql`insert into dispensary_words as w (kind, word)
    select distinct kind, word from json_to_recordset(${JSON.stringify(words.map(([kind, word]) => ({ kind, word })))}::json)
      as used (kind text, word text) order by kind, word
    on conflict (kind, word) do update set uses = w.uses + 1`.execute(trx)
}
