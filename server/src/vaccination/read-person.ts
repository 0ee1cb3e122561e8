import { maskedNumber } from '@nivas/contract/identity/number.ts'
import type { GivenDose, Person, PersonRecord } from '@nivas/contract/vaccination/schemas.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

type Row = Omit<Person, 'srNo' | 'name' | 'adharCardNumber'> & { last4: string | null }

/** The columns of `vaccination_persons p`. */
export const personColumns = sql`p.id, p.first_name as "firstName", p.last_name as "lastName", p.mobile, p.address,
  p.aadhaar_last4 as last4, p.card_no as "cardNo", p.dob, p.dose_count as doses, p.version`

export const toPerson = ({ last4, ...row }: Row): Person => ({
  ...row,
  srNo: row.id,
  name: `${row.firstName} ${row.lastName}`.trim(),
  adharCardNumber: last4 === null ? null : maskedNumber(last4),
})

export type PersonRow = Row

/** Returns the refusal for a missing record. It names the record into which another desk has merged that one. */
export async function missingRecord(db: Kysely<DB>, id: number): Promise<Error> {
  const merge = await db
    .selectFrom('vaccination_merges')
    .select('person_id as srNo')
    .where('merged_id', '=', id)
    .executeTakeFirst()
  return merge
    ? new Refusal(400, 'Sr.No {{other}} was already merged into Sr.No {{srNo}}.', { other: id, ...merge })
    : new Refusal(404, 'There is no such vaccination record')
}

export const changedRecord = () =>
  new Refusal(400, 'This record was changed meanwhile. Please open it again.')

/** Reads the doses of a person in order; an unknown person has none. */
async function dosesOf(db: Kysely<DB>, id: number): Promise<GivenDose[]> {
  const { rows } =
    await sql<GivenDose>`select d.id, d.dose, d.vaccine_type_id as vtype, t.name, d.given_on as date
    from vaccination_doses d join vaccine_types t on t.id = d.vaccine_type_id
    where d.person_id = ${id} order by d.dose`.execute(db)
  return rows
}

/**
 * Returns a record with its doses. The record is read first: doses that are written in between belong to a later
 * version, so the form that opens with both is refused when it is saved.
 */
export async function readRecord(db: Kysely<DB>, id: number): Promise<PersonRecord> {
  const { rows } =
    await sql<Row>`select ${personColumns} from vaccination_persons p where p.id = ${id}`.execute(db)
  if (!rows[0]) throw await missingRecord(db, id)
  return { ...toPerson(rows[0]), doses: await dosesOf(db, id) }
}
