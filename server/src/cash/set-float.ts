import type { Answer, Input } from '@nivas/contract/call.ts'
import type { cash } from '@nivas/contract/cash/calls.ts'
import { lessThanTaken } from '@nivas/contract/cash/report.ts'
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
 * Sets the float of the caller's own session. Refused after its first receipt, because the drawer is in use then, and
 * below what was already taken out.
 */
export async function setFloat(
  trx: Transaction<DB>,
  actor: Actor,
  { id, opening_float }: Input<SetFloat>,
): Promise<Answer<SetFloat>> {
  await lockOwnSession(trx, actor, id)
  const wrong = lessThanTaken(await getReport(trx, actor, { id }), opening_float)
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
  if (wrong) throw wrongField('opening_float', wrong)
  return readSession(trx, actor, id)
}
