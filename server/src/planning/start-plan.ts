import type { Input } from '@nivas/contract/call.ts'
import type { planning } from '@nivas/contract/planning/calls.ts'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import type { Queue } from '../jobs/queue.ts'
import { planEvent } from './plan-event.ts'
import { readPlan } from './read-plans.ts'

/**
 * Stores a plan and queues the job that makes it. A plan that keeps the pins of an earlier one leaves out buildings of
 * that plan that have been switched off since.
 */
export const startPlan =
  (queue: Queue) =>
  async (trx: Transaction<DB>, actor: Actor, input: Input<typeof planning.start>): Promise<Plan> => {
    const inUse = await trx
      .selectFrom('buildings')
      .select('id')
      .where('id', 'in', [...input.building_ids])
      .where('is_active', '=', true)
      .orderBy('id')
      .execute()
    const building_ids = inUse.map(({ id }) => id)
    const before = await buildingsOf(trx, input.pins_of)
    const gone = input.building_ids.filter((id) => !building_ids.includes(id))
    if (building_ids.length === 0 || gone.some((id) => !before.includes(id)))
      throw wrongField('building_ids', 'One of these buildings does not exist or is switched off')
    const { id } = await trx
      .insertInto('plans')
      .values({
        from_date: input.from,
        to_date: input.to,
        building_ids,
        may_move: input.may_move,
        pins_of: input.pins_of,
        created_by: actor.id,
      } satisfies Writes<Input<typeof planning.start>, 'from' | 'to'>)
      .returning('id')
      .executeTakeFirstOrThrow()
    await queue.add(trx, planEvent, { id })
    return readPlan(trx, id)
  }

/** Returns the buildings of the plan whose pins are kept; none without such a plan. */
async function buildingsOf(trx: Transaction<DB>, planId: number | null): Promise<readonly number[]> {
  if (planId === null) return []
  const plan = await trx
    .selectFrom('plans')
    .select('building_ids')
    .where('id', '=', planId)
    .executeTakeFirst()
  if (!plan) throw wrongField('pins_of', 'There is no such plan')
  return plan.building_ids
}
