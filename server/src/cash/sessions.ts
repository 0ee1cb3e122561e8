import type { Counter } from '@nivas/contract/cash/counters.ts'
import { type CashSession, LONGEST_SESSION_HOURS } from '@nivas/contract/cash/schemas.ts'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

/** An open session, as its receipts name it. */
export type OpenSession = { id: number; number: number }

/** Returns the caller's open session at this till of a counter. */
export const findOpen = (db: Kysely<DB>, actor: Actor, counter: Counter): Promise<OpenSession | undefined> =>
  db
    .selectFrom('cash_sessions')
    .select(['id', 'number'])
    .where('user_id', '=', actor.id)
    .where('counter', '=', counter)
    .where('till', actor.till ? '=' : 'is', actor.till ?? null)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

/**
 * Returns the caller's open session at this till of a counter, and opens one if there is none (`isNew`). The counter's row is
 * locked first, so that only one of two simultaneous requests opens a session and no number is skipped.
 */
export async function sessionOf(
  trx: Transaction<DB>,
  actor: Actor,
  counter: Counter,
  openingFloat = 0,
): Promise<OpenSession & { isNew?: true }> {
  const open = await findOpen(trx, actor, counter)
  if (open) return open
  await trx.selectFrom('cash_counters').select('name').where('name', '=', counter).forUpdate().execute()
  const opened = await findOpen(trx, actor, counter)
  if (opened) return opened
  const { rows } = await sql<OpenSession>`insert into cash_sessions (counter, user_id, till, opening_float)
    values (${counter}, ${actor.id}, ${actor.till ?? null}, ${openingFloat}) returning id, number`.execute(
    trx,
  )
  return { ...(rows[0] as OpenSession), isNew: true }
}

export type SessionRow = {
  id: number
  counter: Counter
  number: number
  user: { id: number; name: string }
  till: string | null
  opened_at: Date
  opening_float: string
  overdue: boolean
  closed_at: Date | null
}

/** The columns that `toSession` reads; `s` is cash_sessions, `u` its user. */
export const sessionColumns = sql`s.id, s.counter, s.number, json_build_object('id', u.id, 'name', u.name) as user, s.till,
  s.opened_at, s.opening_float, s.closed_at,
  s.closed_at is null and s.opened_at < now() - make_interval(hours => ${LONGEST_SESSION_HOURS}) as overdue`

export const toSession = (row: SessionRow, actor: Actor): CashSession => ({
  id: row.id,
  counter: row.counter,
  number: row.number,
  user: row.user,
  here: row.user.id === actor.id && row.till === (actor.till ?? null),
  opened_at: row.opened_at.toISOString(),
  opening_float: Number(row.opening_float),
  overdue: row.overdue,
  closed_at: row.closed_at?.toISOString() ?? null,
})

/** Returns the sessions that match `where`, oldest first. */
export async function readSessions(
  db: Kysely<DB>,
  actor: Actor,
  where: RawBuilder<unknown>,
): Promise<CashSession[]> {
  const { rows } =
    await sql<SessionRow>`select ${sessionColumns} from cash_sessions s join users u on u.id = s.user_id
    where ${where} order by s.opened_at, s.id`.execute(db)
  return rows.map((row) => toSession(row, actor))
}

/** Returns a session that is known to exist. */
export async function readSession(db: Kysely<DB>, actor: Actor, id: number): Promise<CashSession> {
  const [session] = await readSessions(db, actor, sql`s.id = ${id}`)
  if (!session) throw new Error(`there is no session ${id}`)
  return session
}

/** Locks the caller's own session against all writes, for a change that only its owner may make. */
export async function lockOwnSession(trx: Transaction<DB>, actor: Actor, id: number): Promise<void> {
  const session = await lockSession(trx, id)
  if (session.user_id !== actor.id) throw new Refusal(400, 'This is another person’s session.')
}

/** Locks an open session, after all receipts and movements in progress. */
export async function lockSession(trx: Transaction<DB>, id: number): Promise<{ user_id: number }> {
  const session = await trx
    .selectFrom('cash_sessions')
    .select(['user_id', 'closed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!session) throw new Refusal(404, 'There is no such session')
  if (session.closed_at) throw new Refusal(400, 'This session is already closed.')
  return session
}
