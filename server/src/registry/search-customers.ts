import type { Answer, Input } from '@nivas/contract/call.ts'
import { MOST_COUNTED } from '@nivas/contract/count.ts'
import type { registry } from '@nivas/contract/registry/calls.ts'
import { MOST_FOUND } from '@nivas/contract/registry/search.ts'
import { type Kysely, sql } from 'kysely'
import { containing, hasText } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

type Search = typeof registry.searchCustomers

/**
 * Searches satsangis by card, name and phone, and sorts them by name. For a very common name, only as many matches as a
 * list counts are read and sorted.
 */
export async function searchCustomers(
  db: Kysely<DB>,
  _actor: Actor,
  { id_card_no, name, phone }: Input<Search>,
): Promise<Answer<Search>> {
  const conditions = [
    id_card_no === null ? undefined : sql`card_key(id_card_no) = card_key(${id_card_no})`,
    name === null ? undefined : hasText(sql`full_name(main_name, surname)`, name),
    phone === null ? undefined : sql`phone_digits(phone) like ${containing(phone)}`,
  ].filter((condition) => condition !== undefined)
  const { rows } = await sql<Answer<Search>[number]>`
    select id_card_no, full_name(main_name, surname) as main_name, father_name, dob, email, phone, city
    from (select * from customers where ${sql.join(conditions, sql` and `)} limit ${MOST_COUNTED}) as matched
    order by lower(full_name(main_name, surname)), id limit ${MOST_FOUND}`.execute(db)
  return rows
}
