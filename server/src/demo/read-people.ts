import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** A satsangi with a card. */
export type Holder = { cardno: string; name: string }

/** Reads the first people of the registry. */
export async function readPeople(trx: Transaction<DB>): Promise<Holder[]> {
  const people = await trx
    .selectFrom('customers')
    .select(['id_card_no', 'main_name', 'surname'])
    .orderBy('id')
    .limit(500)
    .execute()
  return people.map(({ id_card_no, main_name, surname }) => ({
    cardno: id_card_no,
    name: `${main_name} ${surname}`.trim(),
  }))
}
