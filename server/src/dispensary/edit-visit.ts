import type { Answer, Input } from '@nivas/contract/call.ts'
import { dispensary } from '@nivas/contract/dispensary/calls.ts'
import type { Visit } from '@nivas/contract/dispensary/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { toVisit, type VisitRow, visitColumns } from './read-patients.ts'
import { forgetWords, rememberWords, trimmed } from './words-of-visit.ts'

type Edit = typeof dispensary.editVisit
type Row = VisitRow & { visit_day: string }

/** 'Paracetamol: 1-0-1 × 3, Cough syrup: 10 ml × 5': the last number is that of the days. */
const wordsOf = ({ treatments }: Visit) => ({
  treatments: treatments.map(({ name, dosage, days }) => `${name}: ${dosage} × ${days}`).join(', '),
})

/** Corrects a visit on its day; omitted fields stay. Later, what a patient was given is history. */
export async function editVisit(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<Edit>,
): Promise<Answer<Edit>> {
  const { id, symptom, diagnoses, treatments } = input
  // Locked, so that two desks correct one visit one after the other.
  const read = async () => {
    const { rows } = await sql<Row>`select ${visitColumns}, v.visit_day
      from patient_visits v join users u on u.id = v.seen_by where v.id = ${id} for update of v`.execute(trx)
    if (!rows[0]) throw new Refusal(404, 'There is no such visit of a patient')
    const { visit_day, ...visit } = rows[0]
    return { day: visit_day, visit: toVisit(visit) }
  }
  const { day, visit: before } = await read()
  if (day !== actor.today) throw new Refusal(400, 'A visit is corrected on its day. Please record a new one.')
  await refuseOverwritten(dispensary.editVisit, input, async () => before, wordsOf)
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
  const { visit } = await read()
  await forgetWords(trx, before)
  await rememberWords(trx, visit)
  return visit
}
