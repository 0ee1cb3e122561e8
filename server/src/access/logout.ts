import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithSession } from '../http/bind.ts'
import { endSession } from '../http/sessions.ts'

export async function logout(trx: Transaction<DB>, actor: Actor): Promise<WithSession<null>> {
  await endSession(trx, actor.sessionId)
  return { data: null, session: null }
}
