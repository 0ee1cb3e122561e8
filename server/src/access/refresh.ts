import type { CurrentUser } from '@nivas/contract/access/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import type { WithSession } from '../http/bind.ts'
import { rotateSession } from '../http/sessions.ts'
import { toCurrentUser } from './current-user.ts'

export const refresh = async (trx: Transaction<DB>, actor: Actor): Promise<WithSession<CurrentUser>> => ({
  data: toCurrentUser(actor),
  session: { token: await rotateSession(trx, actor) },
})
