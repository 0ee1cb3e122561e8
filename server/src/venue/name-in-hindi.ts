import type { Input } from '@nivas/contract/call.ts'
import type { venue } from '@nivas/contract/venue/calls.ts'
import type { NameKind } from '@nivas/contract/venue/names-in-hindi.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

/** The table of each kind. */
const update = {
  building: (trx: Transaction<DB>) => trx.updateTable('buildings'),
  gate: (trx: Transaction<DB>) => trx.updateTable('gates'),
  purpose: (trx: Transaction<DB>) => trx.updateTable('visit_purposes'),
  event: (trx: Transaction<DB>) => trx.updateTable('event_types'),
} satisfies Record<NameKind, unknown>

/** Gives a name its Hindi, or takes it away. */
export async function nameInHindi(
  trx: Transaction<DB>,
  _actor: Actor,
  { kind, id, name_hi }: Input<typeof venue.nameInHindi>,
): Promise<null> {
  // The tables have these columns alike.
  const table = update[kind](trx) as ReturnType<typeof update.building>
  const { numUpdatedRows } = await table.set({ name_hi }).where('id', '=', id).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal(404, 'There is no such name')
  return null
}
