import type { Visit } from '@nivas/contract/dispensary/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { toVisit, type VisitRow, visitColumns } from './read-patients.ts'

type Row = VisitRow & { patient_id: number; visit_day: string }

/** A visit with its patient and its day. */
export type DatedVisit = { visit: Visit; patient: number; day: string }

/** Reads a visit. `locked` is for a change: a second desk waits. */
export async function readVisit(
  trx: Transaction<DB>,
  id: number,
  { locked = false } = {},
): Promise<DatedVisit> {
  const { rows } = await sql<Row>`select ${visitColumns}, v.patient_id, v.visit_day
    from patient_visits v join users u on u.id = v.seen_by
    where v.id = ${id} ${locked ? sql`for update of v` : sql``}`.execute(trx)
  if (!rows[0]) throw new Refusal(404, 'There is no such visit of a patient')
  const { patient_id: patient, visit_day: day, ...visit } = rows[0]
  return { visit: toVisit(visit), patient, day }
}
