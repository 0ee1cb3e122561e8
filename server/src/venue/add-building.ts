import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { Building } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { readBuilding } from './read-buildings.ts'

/** The refusals when another building has the name, in English or in Hindi. */
export const nameTaken = {
  buildings_name: () => wrongField('name', 'A building with this name already exists'),
  buildings_name_is_no_hindi: () => wrongField('name', 'Another building has this name in Hindi'),
  buildings_name_hi: () => wrongField('name_hi', 'A building with this name already exists'),
}

export async function addBuilding(
  trx: Transaction<DB>,
  actor: Actor,
  { name, address, manager, phone, name_hi }: Input<typeof venue.addBuilding>,
): Promise<Building> {
  const { id } = await refusing(
    trx
      .insertInto('buildings')
      .values({ name, address, manager, phone, name_hi } satisfies Writes<Input<typeof venue.addBuilding>>)
      .returning('id')
      .executeTakeFirstOrThrow(),
    nameTaken,
  )
  return readBuilding(trx, actor.today, id)
}
