import { type RawBuilder, sql, type Transaction } from 'kysely'
import { containing } from '../db/lists.ts'
import { tenDigits } from '../db/lock-number.ts'
import type { DB } from '../db/schema.gen.ts'

export type Named = { name: string; fatherName: string; phone: string }

/** SQL for a name as it is compared: in lower case, with single blanks. */
const plain = (name: unknown) => sql`lower(btrim(regexp_replace(${name}, '\\s+', ' ', 'g')))`

/** The text of a patient that the search looks in, as in its index. */
export const patientText = sql`(name || ' ' || father_name || ' ' || phone)`

/**
 * SQL condition: the patient has this name, father's name and phone number, with or without the country code. The
 * first part finds the patients with these digits by the index of the search.
 */
const isNamed = ({ name, fatherName, phone }: Named): RawBuilder<boolean> =>
  sql`(${patientText} ilike ${containing(phone.slice(-10))} and ${tenDigits(sql`phone`)} = ${tenDigits(phone)}
    and ${plain(sql`name`)} = ${plain(name)} and ${plain(sql`father_name`)} = ${plain(fatherName)})`

export async function isKnown(trx: Transaction<DB>, patient: Named): Promise<boolean> {
  const { rows } = await sql`select from patients where ${isNamed(patient)} limit 1`.execute(trx)
  return rows.length > 0
}

/**
 * Whether a patient would get the names and number of another one. A patient who already shares them with another one
 * can still be changed.
 */
export async function becomesAnother(trx: Transaction<DB>, id: number, patient: Named): Promise<boolean> {
  const { rows } = await sql`select from patients where ${isNamed(patient)} having bool_and(id <> ${id})
    and count(*) > 0`.execute(trx)
  return rows.length > 0
}
