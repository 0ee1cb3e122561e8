import type { Input } from '@nivas/contract/call.ts'
import type { TillSession } from '@nivas/contract/cash/schemas.ts'
import type { pos } from '@nivas/contract/pos/calls.ts'
import { systems } from '@nivas/contract/pos/systems.ts'
import type { Transaction } from 'kysely'
import { openTill } from '../cash/index.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { requireDevice } from './devices.ts'

/** The open session of this till at a shop; opened if there is none, on a device that may sell. */
export const createSession =
  (devices: { registered: boolean }) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { systemid, mac }: Input<typeof pos.createSession>,
  ): Promise<TillSession> => {
    await requireDevice(trx, mac, devices)
    return openTill(trx, actor, systems[systemid].counter)
  }
