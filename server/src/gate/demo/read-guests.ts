import type { Member } from '@nivas/contract/reservations/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Moment } from '../../demo/moments.ts'

/** A person of the registry. */
export type Person = { id_card_no: string; name: string }

/** A reservation that was checked in at the gate. */
export type Guest = {
  id: number
  id_card_no: string | null
  applicant_name: string
  members: Member[]
  arrival_date: string
  departure_date: string
  departure_time: string
  gate_checked_in_at: Moment
  gate_checked_in_by: number | null
}

/** The number of people from whom visitors are drawn. */
const PEOPLE = 2_000

export async function readPeople(trx: Transaction<DB>): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id_card_no, concat_ws(' ', main_name, surname) as name from customers order by id limit ${PEOPLE}`.execute(
    trx,
  )
  return rows
}

/**
 * Reads the guests who were checked in at the gate. Moments are texts in the time zone of this transaction, which is
 * the venue's.
 */
export async function readGuests(trx: Transaction<DB>): Promise<Guest[]> {
  const { rows } = await sql<Guest>`
    select id, id_card_no, applicant_name, members, arrival_date, departure_date, gate_checked_in_by,
      to_char(departure_time, 'HH24:MI') as departure_time,
      to_char(gate_checked_in_at, 'YYYY-MM-DD"T"HH24:MI') as gate_checked_in_at
    from reservations where gate_checked_in_at is not null order by id`.execute(trx)
  return rows
}

/** Reads the house numbers of the colony. */
export async function readHouses(trx: Transaction<DB>): Promise<string[]> {
  const houses = await trx.selectFrom('electric_profiles').select('houseno').orderBy('id').execute()
  return houses.length > 0 ? houses.map(({ houseno }) => houseno) : ['A 1']
}
