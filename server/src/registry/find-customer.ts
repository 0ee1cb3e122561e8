import type { Answer } from '@nivas/contract/call.ts'
import type { registry } from '@nivas/contract/registry/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { customerWithCard } from './read-customers.ts'

/** Returns the satsangi with this id card as a list of one, or an empty list. */
export async function findCustomer(
  db: Kysely<DB>,
  _actor: Actor,
  { id_card_no }: { id_card_no: string },
): Promise<Answer<typeof registry.findCustomer>> {
  const found = await customerWithCard(db, id_card_no)
  if (!found) return []
  const { id: _, main_name, surname, ...rest } = found
  return [{ ...rest, main_name: `${main_name} ${surname}`.trim() }]
}
