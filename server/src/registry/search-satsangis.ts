import { type Kysely, sql } from 'kysely'
import { hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import { foundBy } from './found-by.ts'

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

/** Searches satsangis by everything that a till may know about them. */
export async function searchSatsangis(
  db: Kysely<DB>,
  { idNumber, name, dob, fatherHus, mobileNumber, city }: Search,
): Promise<Found[]> {
  const more = [
    dob === null ? undefined : sql`dob = ${dob}`,
    fatherHus === null ? undefined : hasText(sql`father_name`, fatherHus),
    city === null ? undefined : hasText(sql`city`, city),
  ]
  const { rows } = await sql<Found>`
    select id, id_card_no as cardno, full_name(main_name, surname) as name, coalesce(father_name, '') as "fatherHus", dob, city
    from ${foundBy({ card: idNumber, name, phone: mobileNumber }, more)}`.execute(db)
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
