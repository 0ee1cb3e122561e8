import type { access } from '@nivas/contract/access/calls.ts'
import type { Answer, Input } from '@nivas/contract/call.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { countUpToLimit, direction } from '../db/lists.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { liveSession } from '../http/sessions.ts'
import { deviceOf } from './device.ts'

type Row = {
  id: number
  created_at: Date
  last_used_at: Date
  address: string | null
  user_agent: string | null
}

/** Lists the sessions of this user: the calling one first, then the others by their last use. */
export async function ownSessions(
  db: Kysely<DB>,
  actor: Actor,
  { page, per_page, order }: Input<typeof access.sessions>,
): Promise<Answer<typeof access.sessions>> {
  const way = direction(order === 'asc')
  const { rows } = await sql<Row>`
    select s.id, s.created_at, s.last_used_at, host(s.address) as address, s.user_agent from sessions s
    where s.user_id = ${actor.id} and ${liveSession}
    order by s.id = ${actor.sessionId} desc, s.last_used_at ${way}, s.id ${way}
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const sessions = rows.map(({ user_agent, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    device: deviceOf(user_agent),
    current: row.id === actor.sessionId,
  }))
  const total = await countUpToLimit(db, sql`sessions s where s.user_id = ${actor.id} and ${liveSession}`)
  return { rows: sessions, total }
}

export async function endOwnSession(
  trx: Transaction<DB>,
  actor: Actor,
  { id }: { id: number },
): Promise<null> {
  if (id === actor.sessionId) throw new Refusal(400, 'You are using this session. Please log out to end it.')
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal(404, 'You are no longer signed in there')
  return null
}

export async function endOtherSessions(trx: Transaction<DB>, actor: Actor): Promise<null> {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', actor.id)
    .where('id', '<>', actor.sessionId)
    .execute()
  return null
}
