import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Caller } from '../http/actor.ts'
import type { WithSession } from '../http/bind.ts'
import { findSession, startSession } from '../http/sessions.ts'
import { toCurrentUser } from './current-user.ts'
import { rememberDevice } from './known-devices.ts'

/** Starts a session for a user who has just entered or set a password. */
export async function signInAs(
  trx: Transaction<DB>,
  caller: Caller,
  userId: number,
): Promise<WithSession<CurrentUser>> {
  const secrets = await startSession(trx, userId, caller.address)
  const session = await findSession(trx, { tokens: [secrets.token], key: secrets.key })
  const device = await rememberDevice(trx, caller.devices, userId)
  if (!session) throw new Error('a session that was just started was not found')
  return { data: toCurrentUser({ ...session, ...caller }), session: { ...secrets, device }, user: userId }
}
