import type { Answer } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { readReport } from './read-reports.ts'

/** Returns the report of the caller's own session. Readers of the journal and supervisors may read any. */
export async function getReport(
  db: Kysely<DB>,
  actor: Actor,
  { id }: { id: number },
): Promise<Answer<typeof cash.report>> {
  const report = await readReport(db, actor, id)
  if (!report) throw new Refusal(404, 'There is no such session')
  const readsAll = actor.permissions.has('cash-journal') || actor.permissions.has('cash-supervisor')
  if (report.user.id !== actor.id && !readsAll) throw new Refusal(400, 'This is another person’s session.')
  return report
}
