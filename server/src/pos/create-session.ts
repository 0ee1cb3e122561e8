import type { Input } from '@nivas/contract/call.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import type { OpenTill } from '@nivas/contract/pos/till-schemas.ts'
import type { Transaction } from 'kysely'
import { openTill } from '../cash/index.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { Repeated } from '../http/bind.ts'
import type { Refusal } from '../http/refusal.ts'
import { type Devices, isEnabled, notEnabled, noteDevice } from './require-device.ts'

/**
 * Returns the open session of this till at a shop; if there is none, opens one on a device that may sell. A disabled
 * device still gets its open session, so that its drawer can be counted. The refusal is returned, not thrown, so that
 * the record of the device is committed with it.
 */
export const createSession =
  (devices: Devices) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { systemid, mac }: Input<typeof pos.createSession>,
  ): Promise<OpenTill | Repeated<OpenTill> | Refusal> => {
    await noteDevice(trx, actor.till, mac)
    const enabled = await isEnabled(trx, actor, devices, mac)
    const opened = await openTill(trx, actor, systems[systemid].counter, enabled)
    if (!opened) return notEnabled()
    const data = { ...opened.session, disabled: !enabled }
    return opened.isNew ? data : { data, repeated: true }
  }
