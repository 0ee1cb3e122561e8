import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { recordPrint } from '../receipts/index.ts'
import { readPatient, toVisit, type VisitRow, visitColumns } from './read-patients.ts'

type PrintSlip = typeof dispensary.slip

/** The content of a visit's slip, with the patient's age on its day; counts each print. */
export async function printSlip(
  trx: Transaction<DB>,
  actor: Actor,
  { id }: Input<PrintSlip>,
): Promise<Answer<PrintSlip>> {
  const { rows } = await sql<VisitRow & { patient_id: number; visit_day: string }>`
    select ${visitColumns}, v.patient_id, v.visit_day
    from patient_visits v join users u on u.id = v.seen_by where v.id = ${id}`.execute(trx)
  if (!rows[0]) throw new Refusal(404, 'There is no such visit of a patient')
  const { patient_id, visit_day, ...visit } = rows[0]
  const { print } = await recordPrint(trx, actor, 'patient-slip', id)
  return { patient: await readPatient(trx, visit_day, patient_id), visit: toVisit(visit), print }
}
