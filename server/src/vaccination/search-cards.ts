import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_CARDS, type vaccination } from '@nivas/contract/vaccination/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { customersWithCardLike } from '../registry/index.ts'
import { type PersonRow, personColumns, toPerson } from './read-person.ts'

type Search = typeof vaccination.cardSearch

/**
 * Returns the satsangis whose card has this beginning, with the values for the form, and with their record if they
 * have one.
 */
export async function searchCards(
  db: Kysely<DB>,
  _actor: Actor,
  { cardNo }: Input<Search>,
): Promise<Answer<Search>> {
  const found = await customersWithCardLike(db, cardNo.trim(), MOST_CARDS)
  const cards = found.map(({ id_card_no }) => id_card_no)
  const { rows } = await sql<PersonRow & { card: string }>`select card, ${personColumns}
    from unnest(${cards}::text[]) as card join vaccination_persons p on card_key(p.card_no) = card_key(card)`.execute(
    db,
  )
  const records = new Map(rows.map(({ card, ...row }) => [card, toPerson(row)]))
  return found.map(({ id, id_card_no, main_name, surname, dob, phone, city }) => ({
    customerId: id,
    cardNo: id_card_no,
    name: main_name,
    lastName: surname,
    dob,
    phone,
    city,
    record: records.get(id_card_no) ?? null,
  }))
}
