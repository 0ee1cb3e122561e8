import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { AddedKind } from '@nivas/contract/venue/names-in-hindi.ts'
import type { VenueName } from '@nivas/contract/venue/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'

/** The refusals when another gate or event has the name. */
export const takenNames = {
  gates_name: () => wrongField('name', 'A gate with this name already exists'),
  event_types_name: () => wrongField('name', 'An event with this name already exists'),
}

/** The table of each kind. */
const insert = {
  gate: (trx: Transaction<DB>) => trx.insertInto('gates'),
  event: (trx: Transaction<DB>) => trx.insertInto('event_types'),
} satisfies Record<AddedKind, unknown>

/** Adds a gate or a kind of event. Counters and forms offer it from then on. */
export async function addName(
  trx: Transaction<DB>,
  _actor: Actor,
  { kind, name, name_hi = null }: Input<typeof venue.addName>,
): Promise<VenueName> {
  // Both tables have these columns.
  const table = insert[kind](trx) as ReturnType<typeof insert.gate>
  const { id } = await refusing(
    table.values({ name, name_hi }).returning('id').executeTakeFirstOrThrow(),
    takenNames,
  )
  return { kind, id, name, name_hi, is_active: true }
}
