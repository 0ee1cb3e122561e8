import type { Input } from '@nivas/contract/call.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { isAddedKind, type NameKind } from '@nivas/contract/venue/names-in-hindi.ts'
import { sql, type Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { nameTaken } from './add-building.ts'
import { takenNames } from './add-name.ts'
import { readName } from './names.ts'

/** The table of each kind. */
const update = {
  building: (trx: Transaction<DB>) => trx.updateTable('buildings'),
  gate: (trx: Transaction<DB>) => trx.updateTable('gates'),
  purpose: (trx: Transaction<DB>) => trx.updateTable('visit_purposes'),
  event: (trx: Transaction<DB>) => trx.updateTable('event_types'),
} satisfies Record<NameKind, unknown>

const noName = () => new Refusal(404, 'There is no such name')

/**
 * Refuses to switch off the last event, because the public application needs one. Locks all events in use, so that two
 * desks cannot switch off the last two at the same time.
 */
async function refuseLastEvent(trx: Transaction<DB>, id: number): Promise<void> {
  const inUse = await trx
    .selectFrom('event_types')
    .select('id')
    .where('is_active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (inUse.every((event) => event.id === id))
    throw wrongField(
      'is_active',
      'This is the only event that is switched on. Please add or switch on another one first.',
    )
}

/**
 * Gives a name its Hindi, or takes the Hindi away. A gate or an event can also be renamed, and switched off or on. One
 * that is switched off stays on earlier records, and is no longer offered.
 */
export async function nameInHindi(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof venue.nameInHindi>,
): Promise<null> {
  const { kind, id, name, name_hi, is_active } = input
  if (name !== undefined && !isAddedKind(kind))
    throw wrongField('name', 'Only gates and events can be renamed here')
  if (is_active !== undefined && !isAddedKind(kind))
    throw wrongField('is_active', 'Only gates and events can be switched off here')
  if (kind === 'event' && is_active === false) await refuseLastEvent(trx, id)
  // All these tables have a name and its Hindi; purposes have no `is_active`, which is refused above.
  const table = update[kind](trx) as ReturnType<typeof update.building>
  await refuseOverwritten(venue.nameInHindi, input, async () => {
    // An update that changes nothing locks the name.
    await table.set({ name: sql`name` }).where('id', '=', id).execute()
    const present = await readName(trx, kind, id)
    if (!present) throw noName()
    return present
  })
  const { numUpdatedRows } = await refusing(
    table
      .set({ name_hi, ...(name !== undefined && { name }), ...(is_active !== undefined && { is_active }) })
      .where('id', '=', id)
      .executeTakeFirst(),
    { ...takenNames, ...nameTaken },
  )
  if (numUpdatedRows === 0n) throw noName()
  return null
}
