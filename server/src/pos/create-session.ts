import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import type { OpenTill } from '@nivas/contract/pos/till-schemas.ts'
import type { Transaction } from 'kysely'
import { openTill } from '../cash/index.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { Refusal } from '../http/refusal.ts'
import { type Devices, isEnabled, notEnabled, noteDevice } from './require-device.ts'

/**
 * The open session of this till at a shop; opened if there is none, on a device that may sell. The session of a device
 * that was disabled is answered too, for the count of its drawer. The refusal is returned: the device is noted with it.
 */
export const createSession =
  (devices: Devices) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { systemid, mac }: Input<typeof pos.createSession>,
  ): Promise<OpenTill | Refusal> => {
    await noteDevice(trx, actor.till, mac)
    const enabled = await isEnabled(trx, actor, devices, mac)
    const session = await openTill(trx, actor, systems[systemid].counter, enabled)
    return session ? { ...session, disabled: !enabled } : notEnabled()
  }
