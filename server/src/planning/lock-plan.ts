import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { noPlan } from './read-plans.ts'

/** Locks a plan until the commit. This is the first step of every change of a plan. */
export async function lockPlan(trx: Transaction<DB>, id: number) {
  const plan = await trx
    .selectFrom('plans')
    .select(['id', 'state', 'building_ids'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!plan) throw noPlan()
  return plan
}

/** Locks a plan as `lockPlan` does. Refuses one that is not ready for review. */
export async function lockReadyPlan(trx: Transaction<DB>, id: number) {
  const plan = await lockPlan(trx, id)
  if (plan.state !== 'READY')
    throw new Refusal(400, 'This plan is not ready or was discarded. Please reload.')
  return plan
}
