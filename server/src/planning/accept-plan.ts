import type { Input } from '@nivas/contract/call.ts'
import type { planning } from '@nivas/contract/planning/calls.ts'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { refuseChanged } from '../http/refuse-changed.ts'
import type { Queue } from '../jobs/queue.ts'
import { acceptLines } from './accept-lines.ts'
import { existingRooms } from './line-rooms.ts'
import { lockReadyPlan } from './lock-plan.ts'
import { readPlan } from './read-plans.ts'

type Shown = NonNullable<Input<typeof planning.accept>['lines']>

const changed = 'One of these lines was changed meanwhile. Please check them again.'

/** Refuses when the rooms of a line are not those that the screen showed. */
async function refuseOtherLines(trx: Transaction<DB>, planId: number, lines: Shown): Promise<void> {
  const { rows } = await sql<{ id: number; room_ids: number[] }>`
    select id, ${existingRooms} as room_ids from plan_lines
    where plan_id = ${planId} and id = any(${lines.map((line) => line.id)}::int[])`.execute(trx)
  const now = new Map(rows.map((row) => [row.id, row.room_ids]))
  for (const { id, room_ids } of lines) refuseChanged(room_ids, now.get(id) ?? [], changed)
}

/** Marks lines with rooms as accepted by a user; a job assigns the rooms, line by line. */
export const acceptPlan =
  (queue: Queue) =>
  async (trx: Transaction<DB>, actor: Actor, { id, lines }: Input<typeof planning.accept>): Promise<Plan> => {
    await lockReadyPlan(trx, id)
    if (lines) await refuseOtherLines(trx, id, lines)
    const { rows } = await sql<{ acceptance: number }>`
      with counted as (update plans set acceptances = acceptances + 1 where id = ${id} returning acceptances)
      update plan_lines set state = 'ACCEPTING', refusal = null, accepted_by = ${actor.id},
        acceptance = (select acceptances from counted)
      where plan_id = ${id} and state = 'OPEN' and cardinality(room_ids) > 0 and room_ids <> held
        ${lines ? sql`and id = any(${lines.map((line) => line.id)}::int[])` : sql``} returning acceptance`.execute(
      trx,
    )
    const [accepted] = rows
    if (!accepted) throw new Refusal(400, 'None of these lines has rooms to accept. Please reload.')
    await queue.add(trx, acceptLines, { id, acceptance: accepted.acceptance })
    return readPlan(trx, id)
  }
