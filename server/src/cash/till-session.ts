import type { Counter } from '@nivas/contract/cash/counters.ts'
import { seriesOf } from '@nivas/contract/cash/numbers.ts'
import type { TillSession } from '@nivas/contract/cash/schemas.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { findOpen, readSession, sessionOf } from './sessions.ts'

/**
 * Returns the caller's open session at this till of a shop, with the running number of its next receipt: the till
 * numbers its receipts from there. If there is none, opens one (`isNew`) when `mayOpen`, or returns undefined.
 */
export async function openTill(
  trx: Transaction<DB>,
  actor: Actor,
  counter: Counter,
  mayOpen: boolean,
): Promise<{ session: TillSession; isNew: boolean } | undefined> {
  const open: Awaited<ReturnType<typeof sessionOf>> | undefined = mayOpen
    ? await sessionOf(trx, actor, counter)
    : await findOpen(trx, actor, counter)
  if (!open) return undefined
  const { id, number, isNew = false } = open
  const session = await readSession(trx, actor, id)
  const series = seriesOf(counter, number, actor.today)
  const last = await trx
    .selectFrom('receipt_series')
    .select('last')
    .where('series', '=', series)
    .executeTakeFirst()
  return { session: { ...session, series, next: (last?.last ?? 0) + 1 }, isNew }
}

/** A session as the tickets of its till name it. */
export type NamedSession = {
  id: number
  number: number
  counter: Counter
  user_id: number
  user_name: string
  till: string | null
  opened_at: Date
}

/** Returns the session with this id. */
export async function sessionWithId(db: Kysely<DB>, id: number): Promise<NamedSession | undefined> {
  const { rows } = await sql<NamedSession>`
    select s.id, s.number, s.counter, s.user_id, u.name as user_name, s.till, s.opened_at
    from cash_sessions s join users u on u.id = s.user_id where s.id = ${id}`.execute(db)
  return rows[0]
}
