import type { Answer, Input } from '@nivas/contract/call.ts'
import type { vaccination } from '@nivas/contract/vaccination/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { customersWithCardLike } from '../registry/index.ts'

type Search = typeof vaccination.cardSearch

/** Satsangis whose card has this beginning, with the values for the form. */
export async function searchCards(
  db: Kysely<DB>,
  _actor: Actor,
  { cardNo }: Input<Search>,
): Promise<Answer<Search>> {
  const found = await customersWithCardLike(db, cardNo.trim())
  return found.map(({ id_card_no, main_name, surname, dob, phone, city }) => ({
    cardNo: id_card_no,
    name: main_name,
    lastName: surname,
    dob,
    phone,
    city,
  }))
}
