import type { Answer, Input } from '@nivas/contract/call.ts'
import type { registry } from '@nivas/contract/registry/calls.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { foundBy } from './found-by.ts'

type Search = typeof registry.searchCustomers

/** Searches satsangis by card, name and phone. */
export async function searchCustomers(
  db: Kysely<DB>,
  _actor: Actor,
  { id_card_no: card, name, phone }: Input<Search>,
): Promise<Answer<Search>> {
  const { rows } = await sql<Answer<Search>[number]>`
    select id_card_no, full_name(main_name, surname) as main_name, father_name, dob, email, phone, city
    from ${foundBy({ card, name, phone })}`.execute(db)
  return rows
}
