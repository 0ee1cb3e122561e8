import type { Answer } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'

/** The satsangi with this id card: a list of one or none. */
export const findCustomers = (
  db: Kysely<DB>,
  _actor: Actor,
  { id_card_no }: { id_card_no: string },
): Promise<Answer<typeof reservations.customers>> =>
  db
    .selectFrom('customers')
    .select(['id_card_no', 'dob', 'email', 'phone', 'city'])
    .select(sql<string>`trim(main_name || ' ' || surname)`.as('main_name'))
    .where(sql`card_key(id_card_no)`, '=', sql`card_key(${id_card_no})`)
    .execute()
