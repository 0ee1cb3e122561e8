import { type RawBuilder, sql } from 'kysely'

// Conditions that find a visit by a card: the card of the visit, which is its first person's, or the card of any of
// its people. Each condition uses an index.

export const withNumber = (number: string): RawBuilder<unknown>[] => [
  sql`card_key(id_card_no) = card_key(${number})`,
  sql`id = any(array(select visit_id from gate_visitors
    where card_key(i_card_number) = card_key(${number}) and card_key(i_card_number) <> 'NA'))`,
]

/** @param hash the keyed hash of an identity number */
export const withHash = (hash: Uint8Array): RawBuilder<unknown>[] => [
  sql`aadhaar_hash = ${hash}`,
  sql`id = any(array(select visit_id from gate_visitors where aadhaar_hash = ${hash}))`,
]
