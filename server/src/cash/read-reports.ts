import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { type SessionRow, sessionColumns, toSession } from './sessions.ts'

type Row = SessionRow & {
  takings: SessionReport['takings']
  tickets: number
  refunds: number
  movements: SessionReport['movements']
  closing: SessionReport['closing']
}

/**
 * Returns the reports of the sessions that match `where`, in the order of closing: an X report for an open session, a
 * Z report for a closed one. One statement computes them, so that all parts are of the same moment.
 */
export async function readReports(
  db: Kysely<DB>,
  actor: Actor,
  where: RawBuilder<unknown>,
): Promise<SessionReport[]> {
  const { rows } = await sql<Row>`
    select ${sessionColumns},
      (select coalesce(json_agg(t), '[]') from (
        select tender, kind, category, coalesce(sum(amount) filter (where amount >= 0), 0) as taken,
          coalesce(sum(amount) filter (where amount < 0), 0) as given_back
        from cash_book where session_id = s.id
        group by tender, kind, category order by tender, kind, category nulls first) as t) as takings,
      -- A refund has a reason, even one that is worth nothing: Prasad against Bhaint.
      (select count(*)::int from cash_receipts where session_id = s.id and reason is null) as tickets,
      (select count(*)::int from cash_receipts where session_id = s.id and reason is not null) as refunds,
      (select coalesce(json_agg(json_build_object('id', m.id, 'amount', m.amount, 'reason', m.reason,
          'made_by', (select name from users where id = m.made_by), 'made_at', m.made_at) order by m.id), '[]')
        from cash_movements m where m.session_id = s.id) as movements,
      case when s.closed_at is not null then json_build_object('z_number', s.z_number, 'counted', s.counted,
        'notes', s.notes, 'expected', s.expected, 'variance', s.variance, 'variance_reason', s.variance_reason,
        'closed_by', (select name from users where id = s.closed_by)) end as closing
    from cash_sessions s join users u on u.id = s.user_id
    where ${where} order by s.closed_at, s.id`.execute(db)
  return rows.map((row) => ({
    ...toSession(row, actor),
    takings: row.takings,
    tickets: row.tickets,
    refunds: row.refunds,
    movements: row.movements,
    closing: row.closing,
  }))
}

/** Returns the report of one session; undefined when it does not exist. */
export const readReport = async (
  db: Kysely<DB>,
  actor: Actor,
  id: number,
): Promise<SessionReport | undefined> => (await readReports(db, actor, sql`s.id = ${id}`))[0]
