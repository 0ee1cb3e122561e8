import type { Answer, Input } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import { cashMoved } from '@nivas/contract/cash/report.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { getReport } from './get-report.ts'
import { lockOwnSession, readSession } from './sessions.ts'

type SetFloat = typeof cash.setFloat

/**
 * Sets the float of the caller's own session. Refused after its first receipt, because the drawer is in use then. What was
 * taken out of the drawer before was in it, so the float is not lowered below that.
 */
export async function setFloat(
  trx: Transaction<DB>,
  actor: Actor,
  { id, opening_float }: Input<SetFloat>,
): Promise<Answer<SetFloat>> {
  await lockOwnSession(trx, actor, id)
  const before = await getReport(trx, actor, { id })
  const set = trx
    .updateTable('cash_sessions')
    .set({ opening_float } satisfies Writes<Input<typeof cash.setFloat>, 'id'>)
    .where('id', '=', id)
    .execute()
  await refusing(set, {
    cash_session_has_begun: () =>
      new Refusal(
        400,
        'The float cannot be changed after the first receipt. Please record the cash you put in or take out.',
      ),
  })
  const least = -(cashMoved(before) ?? 0)
  if (opening_float < Math.min(before.opening_float, least))
    throw wrongField(
      'opening_float',
      'More was taken out of this drawer. The float must be at least {{amount}}.',
      { amount: { rupees: least } },
    )
  return readSession(trx, actor, id)
}
