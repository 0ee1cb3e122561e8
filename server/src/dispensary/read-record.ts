import type { Answer, Input } from '@nivas/contract/call.ts'
import { type dispensary, MOST_VISITS } from '@nivas/contract/dispensary/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readPatient, toVisit, type VisitRow, visitColumns } from './read-patients.ts'

type ReadRecord = typeof dispensary.patient

/** Returns a patient with their visits, newest first. */
export async function readRecord(
  db: Kysely<DB>,
  { today }: Actor,
  { id }: Input<ReadRecord>,
): Promise<Answer<ReadRecord>> {
  const patient = await readPatient(db, today, id)
  const { rows } = await sql<VisitRow>`select ${visitColumns}
    from patient_visits v join users u on u.id = v.seen_by
    where v.patient_id = ${id} order by v.id desc limit ${MOST_VISITS}`.execute(db)
  return { patient, visits: rows.map(toVisit) }
}
