import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import type { Patient } from '@nivas/contract/dispensary/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { containing, MOST_COUNTED } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { patientColumns } from './read-patients.ts'

type Search = typeof dispensary.search

const MOST_FOUND = 20

/**
 * Patients who have every part of the text, in any order. Their identity without their health data: a record is opened by `readRecord`, which is audited.
 */
export async function searchPatients(
  db: Kysely<DB>,
  { today }: Actor,
  { searchText }: Input<Search>,
): Promise<Answer<Search>> {
  const parts = searchText.trim().split(/\s+/)
  const hasAll = parts.map(
    (part) => sql`name || ' ' || father_name || ' ' || phone ilike ${containing(part)}`,
  )
  const { rows } = await sql<Patient>`select ${patientColumns(today)}
    from (select * from patients
      where ${sql.join(hasAll, sql` and `)} limit ${MOST_COUNTED}) as p
    order by lower(p.name), p.id limit ${MOST_FOUND}`.execute(db)
  return rows
}
