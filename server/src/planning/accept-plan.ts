import type { Input } from '@nivas/contract/call.ts'
import type { planning } from '@nivas/contract/planning/calls.ts'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import type { Queue } from '../jobs/queue.ts'
import { acceptLines } from './accept-lines.ts'
import { lockReadyPlan } from './lock-plan.ts'
import { readPlan } from './read-plans.ts'

/** Marks lines with rooms as accepted by a user; a job assigns the rooms, line by line. */
export const acceptPlan =
  (queue: Queue) =>
  async (
    trx: Transaction<DB>,
    actor: Actor,
    { id, line_ids }: Input<typeof planning.accept>,
  ): Promise<Plan> => {
    await lockReadyPlan(trx, id)
    const { rows } = await sql`
      update plan_lines set state = 'ACCEPTING', refusal = null, accepted_by = ${actor.id}
      where plan_id = ${id} and state = 'OPEN' and cardinality(room_ids) > 0 and room_ids <> held
        ${line_ids ? sql`and id = any(${line_ids}::int[])` : sql``} returning id`.execute(trx)
    if (rows.length === 0) throw new Refusal(400, 'None of these lines has rooms to accept. Please reload.')
    await queue.add(trx, acceptLines, { id })
    return readPlan(trx, id)
  }
