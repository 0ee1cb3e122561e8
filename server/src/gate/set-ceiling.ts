import type { Answer, Input } from '@nivas/contract/call.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'

type SetCeiling = typeof gate.setCeiling

/** Sets how many people may be inside before the board warns; null means never. */
export async function setCeiling(
  trx: Transaction<DB>,
  _actor: Actor,
  input: Input<SetCeiling>,
): Promise<Answer<SetCeiling>> {
  const { ceiling } = input
  await refuseOverwritten(
    gate.setCeiling,
    input,
    () => trx.selectFrom('gate_settings').select('ceiling').forNoKeyUpdate().executeTakeFirstOrThrow(),
    ({ ceiling: now }) => ({ ceiling: now === null ? null : { count: now } }),
  )
  await trx
    .updateTable('gate_settings')
    .set({ ceiling } satisfies Writes<Input<SetCeiling>>)
    .execute()
  return { ceiling }
}
