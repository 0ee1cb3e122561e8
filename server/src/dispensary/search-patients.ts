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
 * Patients who have every part of the text, in any order, or the phone number that it is: first those with the most parts in their own name, and
 * of these the names that begin with the first part. Their identity without their health data: a record is
 * opened by `readRecord`, which is audited.
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
