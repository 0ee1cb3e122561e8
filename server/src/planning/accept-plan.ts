import type { Input } from '@nivas/contract/call.ts'
import type { planning } from '@nivas/contract/planning/calls.ts'
import type { Plan } from '@nivas/contract/planning/schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import type { Queue } from '../jobs/queue.ts'
import { acceptLines } from './accept-lines.ts'
import { existingRooms } from './line-rooms.ts'
import { lockReadyPlan } from './lock-plan.ts'
import { readPlan } from './read-plans.ts'

type Shown = NonNullable<Input<typeof planning.accept>['lines']>

const noneAsShown = 'One of these lines was changed meanwhile. Please check them again.'
const changed = say('This line was changed meanwhile. Please check it again.')

const isSame = (shown: readonly number[], now: readonly number[]) =>
  now.length === shown.length && now.every((id) => shown.includes(id))

/**
 * Returns the lines whose rooms are those that the screen showed. The others stay open with the reason, and do not
 * prevent the acceptance. Refuses when no line is as shown.
 */
async function linesAsShown(trx: Transaction<DB>, planId: number, lines: Shown): Promise<number[]> {
  const { rows } = await sql<{ id: number; room_ids: number[] }>`
    select id, ${existingRooms} as room_ids from plan_lines
    where plan_id = ${planId} and id = any(${lines.map((line) => line.id)}::int[])`.execute(trx)
  const now = new Map(rows.map((row) => [row.id, row.room_ids]))
  const same = lines.filter(({ id, room_ids }) => isSame(room_ids, now.get(id) ?? [])).map(({ id }) => id)
  if (same.length === 0) throw new Refusal(400, noneAsShown)
  const others = lines.map(({ id }) => id).filter((id) => !same.includes(id))
  if (others.length > 0)
    await trx
      .updateTable('plan_lines')
      .set({ refusal: JSON.stringify(changed) })
      .where('plan_id', '=', planId)
      .where('id', 'in', others)
      .where('state', '=', 'OPEN')
      // A line with nothing left to accept gets no refusal: no later acceptance would clear it.
      .where(sql<boolean>`cardinality(room_ids) > 0 and room_ids <> held`)
      .execute()
  return same
}

/** Marks lines with rooms as accepted by a user; a job assigns the rooms, line by line. */
export const acceptPlan =
  (queue: Queue) =>
  async (trx: Transaction<DB>, actor: Actor, { id, lines }: Input<typeof planning.accept>): Promise<Plan> => {
    await lockReadyPlan(trx, id)
    const chosen = lines && (await linesAsShown(trx, id, lines))
    const { rows } = await sql<{ acceptance: number }>`
      with counted as (update plans set acceptances = acceptances + 1 where id = ${id} returning acceptances)
      update plan_lines set state = 'ACCEPTING', refusal = null, accepted_by = ${actor.id},
        acceptance = (select acceptances from counted)
      where plan_id = ${id} and state = 'OPEN' and cardinality(room_ids) > 0 and room_ids <> held
        ${chosen ? sql`and id = any(${chosen}::int[])` : sql``} returning acceptance`.execute(trx)
    const [accepted] = rows
    if (!accepted) throw new Refusal(400, 'None of these lines has rooms to accept. Please reload.')
    await queue.add(trx, acceptLines, { id, acceptance: accepted.acceptance })
    return readPlan(trx, id)
  }
