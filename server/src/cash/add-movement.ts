import type { Answer, Input } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import { moreThanDrawer } from '@nivas/contract/cash/report.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { getReport } from './get-report.ts'
import { lockOwnSession } from './sessions.ts'

type Add = typeof cash.addMovement

/**
 * Records cash that was put into the drawer of the caller's own session, or taken out (negative), with the reason. Refuses
 * to take out more than the drawer should hold once the writes in progress are in the book.
 */
export async function addMovement(
  trx: Transaction<DB>,
  actor: Actor,
  { id, amount, reason }: Input<Add>,
): Promise<Answer<Add>> {
  await lockOwnSession(trx, actor, id)
  if (amount < 0) {
    const wrong = moreThanDrawer(await getReport(trx, actor, { id }), -amount)
    if (wrong) throw wrongField('amount', wrong)
  }
  await trx
    .insertInto('cash_movements')
    .values({ session_id: id, amount, reason: reason.trim(), made_by: actor.id } satisfies Writes<
      Input<Add>,
      'id'
    >)
    .execute()
  return getReport(trx, actor, { id })
}
