import type { access } from '@nivas/contract/access/calls.ts'
import type { Input } from '@nivas/contract/call.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { type Refusal, wrongField } from '../http/refusal.ts'
import { confirmSession } from '../http/sessions.ts'
import { provePassword } from './prove-password.ts'

/** Confirms the password. For some minutes, calls with `confirm` in their terms pass in this session. */
export async function confirmPassword(
  trx: Transaction<DB>,
  actor: Actor,
  { password }: Input<typeof access.confirm>,
): Promise<null | Refusal> {
  const refusal = await provePassword(trx, actor, password, () =>
    wrongField('password', 'This is not your password'),
  )
  if (refusal) return refusal
  await confirmSession(trx, actor.sessionId)
  return null
}
