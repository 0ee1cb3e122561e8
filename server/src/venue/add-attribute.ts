import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { Attribute } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { readAttribute } from './read-attributes.ts'

/** The refusal when another attribute of the type has the name. */
export const nameTaken = {
  attributes_name: () => wrongField('name', 'An attribute with this name and type already exists'),
}

export async function addAttribute(
  trx: Transaction<DB>,
  _actor: Actor,
  { name, type, default_value }: Input<typeof venue.addAttribute>,
): Promise<Attribute> {
  const { id } = await refusing(
    trx
      .insertInto('attributes')
      .values({ name, type, default_value } satisfies Writes<Input<typeof venue.addAttribute>>)
      .returning('id')
      .executeTakeFirstOrThrow(),
    nameTaken,
  )
  return readAttribute(trx, id)
}
