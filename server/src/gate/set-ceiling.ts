import type { Answer, Input } from '@nivas/contract/call.ts'
import type { gate } from '@nivas/contract/gate/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'

type SetCeiling = typeof gate.setCeiling

/** Sets how many people may be inside before the board warns; null means never. */
export async function setCeiling(
  trx: Transaction<DB>,
  _actor: Actor,
  { ceiling }: Input<SetCeiling>,
): Promise<Answer<SetCeiling>> {
  await trx
    .updateTable('gate_settings')
    .set({ ceiling } satisfies Writes<Input<SetCeiling>>)
    .execute()
  return { ceiling }
}
