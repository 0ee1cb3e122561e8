import type { Answer, Input } from '@nivas/contract/call.ts'
import type { dispensary } from '@nivas/contract/dispensary/calls.ts'
import type { Patient } from '@nivas/contract/dispensary/schemas.ts'
import { type Kysely, sql } from 'kysely'
import { beginningWith, containing, MOST_COUNTED } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { patientColumns } from './read-patients.ts'

type Search = typeof dispensary.search

const MOST_FOUND = 20

/**
 * Patients who have every part of the text, in any order: first those with the most parts in their own name, and
 * of these the names that begin with the first part. Their identity without their health data: a record is
 * opened by `readRecord`, which is audited.
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
  const inOwnName = parts.map((part) => sql`(p.name ilike ${containing(part)})::int`)
  const { rows } = await sql<Patient>`select ${patientColumns(today)}
    from (select * from patients
      where ${sql.join(hasAll, sql` and `)} limit ${MOST_COUNTED}) as p
    order by ${sql.join(inOwnName, sql` + `)} desc, p.name ilike ${beginningWith(parts[0] ?? '')} desc,
      lower(p.name), p.id limit ${MOST_FOUND}`.execute(db)
  return rows
}
