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

/** Stores a plan and queues the job that makes it. */
export const startPlan =
  (queue: Queue) =>
  async (trx: Transaction<DB>, actor: Actor, input: Input<typeof planning.start>): Promise<Plan> => {
    const building_ids = [...new Set(input.building_ids)].sort((a, b) => a - b)
    const known = await trx
      .selectFrom('buildings')
      .select('id')
      .where('id', 'in', building_ids)
      .where('is_active', '=', true)
      .execute()
    if (known.length < building_ids.length)
      throw wrongField('building_ids', 'One of these buildings does not exist or is switched off')
    if (input.pins_of !== null) {
      const other = await trx
        .selectFrom('plans')
        .select('id')
        .where('id', '=', input.pins_of)
        .executeTakeFirst()
      if (!other) throw wrongField('pins_of', 'There is no such plan')
    }
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
