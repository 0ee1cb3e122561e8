import type { Answer, Input } from '@nivas/contract/call.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import type { Device } from '@nivas/contract/pos/schemas.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { containing, countUpToLimit, direction } from '../db/lists.ts'
import { lockRow } from '../db/lock-row.ts'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'

const columns = ['id', 'mac', 'description', sql<0 | 1>`is_enabled::int`.as('enabled')] as const
const taken = { pos_devices_mac: () => wrongField('mac', 'A device with this address already exists') }
const orders = { mac: sql`mac`, enabled: sql`is_enabled`, description: sql`lower(coalesce(description, ''))` }

const noDevice = () => new Refusal(404, 'There is no such device')

/** Returns a page of the devices. */
export async function listDevices(
  db: Kysely<DB>,
  _actor: Actor,
  { page, per_page, sort, order, mac, enabled }: Input<typeof pos.devices>,
): Promise<Answer<typeof pos.devices>> {
  const digits = mac?.replace(/[^0-9a-z]/gi, '')
  const conditions = [
    sql`true`,
    ...(mac === undefined
      ? []
      : [sql`(mac ilike ${containing(mac)} or replace(mac, ':', '') ilike ${containing(digits || mac)})`]),
    ...(enabled === undefined ? [] : [sql`is_enabled = ${enabled === '1'}`]),
  ]
  const from = sql`pos_devices where ${sql.join(conditions, sql` and `)}`
  const { rows } = await sql<Device>`select id, mac, description, is_enabled::int as enabled from ${from}
    order by ${orders[sort]} ${direction(order === 'asc')}, mac offset ${(page - 1) * per_page} limit ${per_page}`.execute(
    db,
  )
  return { rows, total: await countUpToLimit(db, from) }
}

export const addDevice = (
  trx: Transaction<DB>,
  _actor: Actor,
  { mac, description, enabled }: Input<typeof pos.addDevice>,
): Promise<Device> =>
  refusing(
    trx
      .insertInto('pos_devices')
      .values({ mac, description: description?.trim() || null, is_enabled: enabled })
      .returning(columns)
      .executeTakeFirstOrThrow(),
    taken,
  )

/** Changes a device; omitted fields stay. */
export async function updateDevice(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<typeof pos.updateDevice>,
): Promise<Device> {
  const { id, mac, description, enabled } = input
  await refuseOverwritten(pos.updateDevice, input, async () => {
    await lockRow(trx, 'pos_devices', id)
    const device = trx.selectFrom('pos_devices').select(columns).where('id', '=', id)
    const present = await device.executeTakeFirst()
    if (!present) throw noDevice()
    return present
  })
  const device = await refusing(
    trx
      .updateTable('pos_devices')
      .set({
        mac,
        description: description === undefined ? undefined : description?.trim() || null,
        // Set even when omitted: an update needs a column.
        is_enabled: enabled ?? sql<boolean>`is_enabled`,
      })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst(),
    taken,
  )
  if (!device) throw noDevice()
  return device
}
