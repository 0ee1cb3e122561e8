import type { Input } from '@nivas/contract/call.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { isAddedKind, type NameKind } from '@nivas/contract/venue/names-in-hindi.ts'
import type { Transaction } from 'kysely'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { nameTaken } from './add-building.ts'
import { takenNames } from './add-name.ts'

/** The table of each kind; they have the columns of a name alike. */
const tables = {
  building: 'buildings',
  gate: 'gates',
  purpose: 'visit_purposes',
  event: 'event_types',
} as const satisfies Record<NameKind, keyof DB>

const noName = () => new Refusal(404, 'There is no such name')

/** The public application needs an event: one stays in use, also when two desks switch the last two off at once. */
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
 * Gives a name its Hindi, or takes it away; a gate or an event may have another name, and be switched off or on. One that is
 * switched off stays on what was recorded, and is not offered any more.
 */
export async function nameInHindi(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof venue.nameInHindi>,
): Promise<null> {
  const { kind, id, name, name_hi, is_active } = input
  if (name !== undefined && !isAddedKind(kind))
    throw wrongField('name', 'Only gates and events are renamed here')
  if (is_active !== undefined && !isAddedKind(kind))
    throw wrongField('is_active', 'Only gates and events are switched off here')
  if (kind === 'event' && is_active === false) await refuseLastEvent(trx, id)
  const table = tables[kind] as 'buildings'
  await refuseOverwritten(venue.nameInHindi, input, async () => {
    await lockRow(trx, table, id)
    const columns = ['name', 'name_hi', 'is_active'] as const
    const present = await trx.selectFrom(table).select(columns).where('id', '=', id).executeTakeFirst()
    if (!present) throw noName()
    return { kind, ...present }
  })
  const { numUpdatedRows } = await refusing(
    trx
      .updateTable(table)
      .set({ name_hi, ...(name !== undefined && { name }), ...(is_active !== undefined && { is_active }) })
      .where('id', '=', id)
      .executeTakeFirst(),
    { ...takenNames, ...nameTaken },
  )
  if (numUpdatedRows === 0n) throw noName()
  return null
}
