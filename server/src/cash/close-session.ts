import type { Answer, Input } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import { expectedCash } from '@nivas/contract/cash/report.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { getReport } from './get-report.ts'
import { readReport } from './read-reports.ts'
import { lockSession } from './sessions.ts'

type Close = typeof cash.closeSession

/**
 * Closes a session with a count of its drawer, by its owner or a supervisor. The expected amount is computed after all
 * writes in progress. When it differs from the amount on the screen, the drawer must be counted again.
 */
export async function closeSession(
  trx: Transaction<DB>,
  actor: Actor,
  { id, counted, notes, expected, variance_reason }: Input<Close>,
): Promise<Answer<Close>> {
  const session = await lockSession(trx, id)
  if (session.user_id !== actor.id && !actor.permissions.has('cash-supervisor'))
    throw new Refusal(400, 'This is another person’s session.')
  const report = await readReport(trx, actor, id)
  if (!report) throw new Error('the locked session has no report')
  const now = expectedCash(report)
  if (now !== expected)
    throw new Refusal(
      400,
      'Money was taken or given back meanwhile: {{expected}} is now expected. Please count again.',
      { expected: { rupees: now } },
    )
  await trx
    .updateTable('cash_sessions')
    .set({
      closed_at: sql<Date>`now()`,
      closed_by: actor.id,
      counted,
      notes: notes && JSON.stringify(notes),
      variance_reason: counted === now ? null : variance_reason,
    } satisfies Writes<Input<Close>, 'id' | 'expected'>)
    .where('id', '=', id)
    .execute()
  return getReport(trx, actor, { id })
}
