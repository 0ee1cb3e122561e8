import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { asciiDigits } from '@nivas/contract/digits.ts'
import { type dispensary, SEARCHED } from '@nivas/contract/dispensary/calls.ts'
import type { Patient } from '@nivas/contract/dispensary/schemas.ts'
import { soughtNumber } from '@nivas/contract/phone-numbers.ts'
import { type Kysely, sql } from 'kysely'
import { beginningWith, containing, hasText, hasWords } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { patientColumns } from './read-patients.ts'
import { patientText } from './same-patient.ts'

type Search = typeof dispensary.search

/**
 * Returns patients whose text has every part of the search, in any order, or whose phone number it is. Patients with
 * the most parts in their own name come first, and among them the names that begin with the first part. The answer has
 * no health data: `readRecord`, which is audited, opens a record.
 */
export async function searchPatients(
  db: Kysely<DB>,
  { today }: Actor,
  { searchText }: Input<Search>,
): Promise<Answer<Search>> {
  const plain = asciiDigits(searchText.trim())
  const parts = plain.split(/\s+/)
  const phone = soughtNumber(plain, SEARCHED.fewest)
  const hasPhone = phone === undefined ? sql`` : sql`or ${patientText} ilike ${containing(phone)}`
  const inOwnName = parts.map((part) => sql`${hasText(sql`p.name`, part)}::int`)
  const { rows } = await sql<Patient>`select ${patientColumns(today)}
    from (select * from patients
      where (${hasWords(patientText, plain)}) ${hasPhone} limit ${MOST_COUNTED}) as p
    order by ${sql.join(inOwnName, sql` + `)} desc, p.name ilike ${beginningWith(parts[0] ?? '')} desc,
      lower(p.name), p.id limit ${SEARCHED.found}`.execute(db)
  return rows
}
