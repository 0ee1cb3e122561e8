import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import { isAddedKind, type NameKind } from '@nivas/contract/venue/names-in-hindi.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { takenNames } from './add-name.ts'

/** The table of each kind. */
const update = {
  building: (trx: Transaction<DB>) => trx.updateTable('buildings'),
  gate: (trx: Transaction<DB>) => trx.updateTable('gates'),
  purpose: (trx: Transaction<DB>) => trx.updateTable('visit_purposes'),
  event: (trx: Transaction<DB>) => trx.updateTable('event_types'),
} satisfies Record<NameKind, unknown>

/** Gives a name its Hindi, or takes it away; a gate or an event may have another name. */
export async function nameInHindi(
  trx: Transaction<DB>,
  _actor: Actor,
  { kind, id, name, name_hi }: Input<typeof venue.nameInHindi>,
): Promise<null> {
  if (name !== undefined && !isAddedKind(kind))
    throw wrongField('name', 'Only gates and events are renamed here')
  // The tables have these columns alike.
  const table = update[kind](trx) as ReturnType<typeof update.building>
  const { numUpdatedRows } = await refusing(
    table
      .set({ name_hi, ...(name !== undefined && { name }) })
      .where('id', '=', id)
      .executeTakeFirst(),
    takenNames,
  )
  if (numUpdatedRows === 0n) throw new Refusal(404, 'There is no such name')
  return null
}
