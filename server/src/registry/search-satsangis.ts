import { MOST_COUNTED } from '@nivas/contract/count.ts'
import { MOST_FOUND } from '@nivas/contract/registry/search.ts'
import { type Kysely, sql } from 'kysely'
import { containing, hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'

type Search = {
  idNumber: string | null
  name: string | null
  dob: string | null
  fatherHus: string | null
  mobileNumber: string | null
  city: string | null
}

type Found = {
  id: number
  cardno: string
  name: string
  fatherHus: string
  dob: string | null
  city: string | null
}

/** Searches satsangis by everything that a till may know about them. Sorts them by name. */
export async function searchSatsangis(
  db: Kysely<DB>,
  { idNumber, name, dob, fatherHus, mobileNumber, city }: Search,
): Promise<Found[]> {
  const conditions = [
    idNumber === null ? undefined : sql`card_key(id_card_no) = card_key(${idNumber})`,
    name === null ? undefined : hasText(sql`full_name(main_name, surname)`, name),
    dob === null ? undefined : sql`dob = ${dob}`,
    fatherHus === null ? undefined : hasText(sql`father_name`, fatherHus),
    mobileNumber === null ? undefined : sql`phone_digits(phone) like ${containing(mobileNumber)}`,
    city === null ? undefined : hasText(sql`city`, city),
  ].filter((condition) => condition !== undefined)
  const { rows } = await sql<Found>`
    select id, id_card_no as cardno, full_name(main_name, surname) as name, coalesce(father_name, '') as "fatherHus", dob, city
    from (select * from customers where ${sql.join(conditions, sql` and `)} limit ${MOST_COUNTED}) as matched
    order by lower(full_name(main_name, surname)), id limit ${MOST_FOUND}`.execute(db)
  return rows
}

/** The number of cards in a part of the registry. */
const PART = 5_000

/** Reads cards with their names in the order of their ids. `after` is null with the last ones. */
export async function cardsAfter(
  db: Kysely<DB>,
  after: number,
): Promise<{ cards: [string, string][]; after: number | null }> {
  const { rows } = await sql<{ id: number; card: string; name: string }>`
    select id, id_card_no as card, full_name(main_name, surname) as name from customers
    where id > ${after} order by id limit ${PART}`.execute(db)
  return {
    cards: rows.map(({ card, name }) => [card, name]),
    after: rows.length < PART ? null : (rows.at(-1)?.id ?? null),
  }
}
