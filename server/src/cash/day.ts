import type { Answer, Input } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import type { CashDay } from '@nivas/contract/cash/schemas.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { beginningOf, betweenDays } from '../db/days.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { readReports } from './read-reports.ts'
import { readSessions } from './sessions.ts'

type Signed = NonNullable<CashDay['signed']>

async function signatureOf(db: Kysely<DB>, day: string): Promise<Signed | null> {
  const { rows } = await sql<
    Omit<Signed, 'cash' | 'to_bank' | 'signed_at'> & { cash: string; to_bank: string; signed_at: Date }
  >`select d.cash, d.to_bank, d.remarks, u.name as signed_by, d.signed_at, d.unsigned_since,
      (select coalesce(json_agg(json_build_object('id', s.id, 'counter', s.counter, 'number', s.number,
          'user', json_build_object('id', c.id, 'name', c.name)) order by s.opened_at, s.id), '[]')
        from cash_day_open_sessions o join cash_sessions s on s.id = o.session_id join users c on c.id = s.user_id
        where o.day = d.day) as open
    from cash_days d join users u on u.id = d.signed_by where d.day = ${day}`.execute(db)
  const [row] = rows
  if (!row) return null
  return {
    ...row,
    cash: Number(row.cash),
    to_bank: Number(row.to_bank),
    signed_at: row.signed_at.toISOString(),
  }
}

/**
 * The closing of a day includes sessions of up to this many days before it. After a longer break, a venue signs off
 * day by day.
 */
const BACKLOG_DAYS = 31

/** SQL condition on sessions `s`: closed on this day or in the `BACKLOG_DAYS` before it, and not signed off. */
export const toSign = (timeZone: string, day: string): RawBuilder<unknown> => sql`not s.carried_over
  and ${betweenDays(sql`s.closed_at`, { from: addDays(day, -BACKLOG_DAYS), to: day }, timeZone)}
  and not exists (select from cash_day_sessions d where d.session_id = s.id)`

/** SQL condition on sessions `s`: opened by the end of this day, and still open. */
export const openOn = (timeZone: string, day: string): RawBuilder<unknown> =>
  sql`s.closed_at is null and s.opened_at < ${beginningOf(addDays(day, 1), timeZone)}`

/**
 * Selects the ids of the sessions in the closing of a day: those that were signed off or, before the sign-off, those
 * to sign.
 */
export const sessionsOfDay = (timeZone: string, day: string): RawBuilder<unknown> => sql`
  select session_id from cash_day_sessions where day = ${day}
  union all
  select s.id from cash_sessions s where ${toSign(timeZone, day)}
    and not exists (select from cash_days where day = ${day})`

/**
 * Finds the oldest sessions that are not signed off and too old for the closing of this day. `since` is their day, and
 * `closing` is the last day whose closing includes them. No day from `since` to `closing` is signed off: its closing
 * would have included them.
 */
export async function backlogOf(db: Kysely<DB>, timeZone: string, day: string): Promise<CashDay['backlog']> {
  const { rows } = await sql<{ since: string | null }>`
    select (min(closed_at) at time zone ${timeZone}::text)::date::text as since from cash_unsigned_sessions
    where closed_at < ${beginningOf(addDays(day, -BACKLOG_DAYS), timeZone)}`.execute(db)
  const since = rows[0]?.since
  return since ? { since, closing: addDays(since, BACKLOG_DAYS) } : null
}

/** Returns the closing of a day: as it was signed off or, before the sign-off, what there is to sign. */
export const day =
  (timeZone: string) =>
  async (
    db: Kysely<DB>,
    actor: Actor,
    { day: asked }: Input<typeof cash.day>,
  ): Promise<Answer<typeof cash.day>> => {
    const signed = await signatureOf(db, asked)
    return {
      day: asked,
      sessions: await readReports(db, actor, sql`s.id = any(array(${sessionsOfDay(timeZone, asked)}))`),
      open: await readSessions(db, actor, openOn(timeZone, asked)),
      backlog: await backlogOf(db, timeZone, asked),
      signed,
    }
  }
