import type { Patient, Visit } from '@nivas/contract/dispensary/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

/** SQL for the columns of `patients p`; `today` is the venue's day. */
export const patientColumns = (today: string): RawBuilder<unknown> =>
  sql`p.id, p.name, p.father_name as "fatherName", p.address, p.phone, ${ageOf(today)} as age`

/**
 * SQL for the years since the year of birth. Patients state their age, not their birthday, so the age is approximate.
 */
const ageIn = (year: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when p.birth_year is not null then greatest(0, ${year}::int - p.birth_year) end`

const ageOf = (today: string) => ageIn(sql`${Number(today.slice(0, 4))}`)

/** The age at the visit `v`. */
export const ageAtVisit = ageIn(sql`extract(year from v.visit_day)`)

/** The columns of `patient_visits v`, and the user who recorded the visit, `users u`. */
export const visitColumns = sql`v.id, v.visited_at, v.symptom, v.diagnoses, v.treatments, v.edited_at,
  u.name as seen_by`

/** Returns the year of birth to store for a stated age; `ageOf` computes the age from it. */
export const birthYearOf = (today: string, age: number | null): number | null =>
  age === null ? null : Number(today.slice(0, 4)) - age

export type VisitRow = Omit<Visit, 'visited_at' | 'edited_at'> & { visited_at: Date; edited_at: Date | null }

export const toVisit = <R extends VisitRow>({ visited_at, edited_at, ...row }: R) => ({
  ...row,
  visited_at: visited_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
})

export const noSuchPatient = () => new Refusal(404, 'There is no such patient')

export async function readPatient(db: Kysely<DB>, today: string, id: number): Promise<Patient> {
  const { rows } =
    await sql<Patient>`select ${patientColumns(today)} from patients p where p.id = ${id}`.execute(db)
  if (!rows[0]) throw noSuchPatient()
  return rows[0]
}
