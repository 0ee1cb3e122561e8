import { type RawBuilder, sql, type Transaction } from 'kysely'
import { containing } from '../db/lists.ts'
import { tenDigits } from '../db/lock-number.ts'
import type { DB } from '../db/schema.gen.ts'

export type Named = { name: string; fatherName: string; phone: string }

/** A name as it is compared: without its case, and with one blank where people typed several. */
const plain = (name: unknown) => sql`lower(btrim(regexp_replace(${name}, '\\s+', ' ', 'g')))`

/** Patients as the index of the search has them. */
export const patientText = sql`(name || ' ' || father_name || ' ' || phone)`

/**
 * The patient has this name, name of the father and phone number, with the country code or without it. The text finds those
 * with its digits by the index of the search.
 */
const isNamed = ({ name, fatherName, phone }: Named): RawBuilder<boolean> =>
  sql`(${patientText} ilike ${containing(phone.slice(-10))} and ${tenDigits(sql`phone`)} = ${tenDigits(phone)}
    and ${plain(sql`name`)} = ${plain(name)} and ${plain(sql`father_name`)} = ${plain(fatherName)})`

export async function isKnown(trx: Transaction<DB>, patient: Named): Promise<boolean> {
  const { rows } = await sql`select from patients where ${isNamed(patient)} limit 1`.execute(trx)
  return rows.length > 0
}

/**
 * Whether a patient would get the names and number of another one. Where two have been one person from before, each can still be
 * changed.
 */
export async function becomesAnother(trx: Transaction<DB>, id: number, patient: Named): Promise<boolean> {
  const { rows } = await sql`select from patients where ${isNamed(patient)} having bool_and(id <> ${id})
    and count(*) > 0`.execute(trx)
  return rows.length > 0
}
