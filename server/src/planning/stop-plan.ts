import type { Input } from '@nivas/contract/call.ts'
import type { planning } from '@nivas/contract/planning/calls.ts'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { lockPlan } from './lock-plan.ts'
import { readPlan } from './read-plans.ts'

/** Stops a plan that is being made and keeps the best result so far, or discards a plan, even a finished one. */
export async function stopPlan(
  trx: Transaction<DB>,
  _actor: Actor,
  { id, keep }: Input<typeof planning.stop>,
): Promise<Plan> {
  const { state } = await lockPlan(trx, id)
  if (keep) {
    if (state !== 'PLANNING') throw new Refusal(400, 'This plan is no longer being made. Please reload.')
    await trx.updateTable('plans').set({ stop_wanted: true }).where('id', '=', id).execute()
    return readPlan(trx, id)
  }
  const accepting = await trx
    .selectFrom('plan_lines')
    .select('id')
    .where('plan_id', '=', id)
    .where('state', '=', 'ACCEPTING')
    .limit(1)
    .executeTakeFirst()
  if (accepting)
    throw new Refusal(400, 'Lines of this plan are being accepted. Please wait until this is finished.')
  await trx.updateTable('plans').set({ state: 'CANCELLED' }).where('id', '=', id).execute()
  return readPlan(trx, id)
}
