import type { Input } from '@nivas/contract/call.ts'
import type { planning } from '@nivas/contract/planning/calls.ts'
import { type FitRoom, fitOf } from '@nivas/contract/planning/fit.ts'
import type { PlanLine } from '@nivas/contract/planning/schemas.ts'
import { capacityOf, wrongCapacity } from '@nivas/contract/reservations/capacity.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { refuseChanged } from '../http/refuse-changed.ts'
import { refuseWrongCapacity } from '../reservations/index.ts'
import { existingRooms, lineRooms, noLine, readRooms } from './line-rooms.ts'
import { readLines } from './list-lines.ts'
import { lockReadyPlan } from './lock-plan.ts'
import { fitColumns, preferencesOf } from './write-lines.ts'

const fitRoom = ({ floor, ...room }: Room): FitRoom => ({
  id: room.id,
  building_id: floor.building.id,
  floor_id: floor.id,
  floor_number: floor.floor_number,
  number_of_beds: room.number_of_beds,
  max_occupiers: room.max_occupiers,
  has_ac: room.has_ac > 0,
  toilet_type: room.toilet_type,
})

type Sent = Input<typeof planning.changeLine>

const lockLine = (trx: Transaction<DB>, { plan_id, id }: Pick<Sent, 'plan_id' | 'id'>) =>
  trx
    .selectFrom('plan_lines')
    .select(['id', 'state', 'people', 'elders', 'preferences', 'held', existingRooms.as('now')])
    .where('plan_id', '=', plan_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/**
 * Pins a line, or gives it other rooms, which also pins it: the next plan keeps the choice of staff. An empty
 * list lets a stay keep its present rooms.
 */
export async function changeLine(
  trx: Transaction<DB>,
  actor: Actor,
  { plan_id, id, pinned, room_ids, known_room_ids, agreed_places }: Sent,
): Promise<PlanLine> {
  await lockReadyPlan(trx, plan_id)
  const line = await lockLine(trx, { plan_id, id })
  if (!line) throw noLine()
  if (line.state !== 'OPEN')
    throw new Refusal(400, 'This line was accepted. Please change its rooms at the reservation.')
  refuseChanged(known_room_ids, line.now, 'This line was changed meanwhile. Please check it again.')
  if (room_ids) await giveRooms(trx, actor, line, { plan_id, id, room_ids, agreed_places })
  if (pinned !== undefined) await trx.updateTable('plan_lines').set({ pinned }).where('id', '=', id).execute()
  const [changed] = await readLines(trx, sql`l.id = ${id}`)
  if (!changed) throw noLine()
  return changed
}

/** Gives a line these rooms and pins it to them, or refuses. */
async function giveRooms(
  trx: Transaction<DB>,
  actor: Actor,
  line: NonNullable<Awaited<ReturnType<typeof lockLine>>>,
  {
    plan_id,
    id,
    room_ids,
    agreed_places,
  }: Pick<Sent, 'plan_id' | 'id' | 'agreed_places'> & { room_ids: readonly number[] },
): Promise<void> {
  // An empty list means the present rooms of the stay.
  const wanted = room_ids.length > 0 ? room_ids : line.held
  // The present rooms are allowed even if the plan gives them to a different line: that line is then refused, or
  // planned again.
  const keeps = line.held.length > 0 && String(wanted.toSorted((a, b) => a - b)) === String(line.held)
  const free = keeps
    ? await readRooms(trx, sql`r.id = any(${wanted}::int[])`)
    : await lineRooms(trx, actor, { plan_id, id })
  const byId = new Map(free.map((room) => [room.id, room]))
  const rooms = wanted.flatMap((room) => byId.get(room) ?? [])
  if (rooms.length < wanted.length)
    throw wrongField('room_ids', 'One of these rooms is not free for these nights in this plan')
  const now = capacityOf(line.people, rooms)
  const before = capacityOf(line.people, await readRooms(trx, sql`r.id = any(${line.held}::int[])`))
  // Without rooms there are no places to check.
  const asks = rooms.length > 0 && wrongCapacity(now, before) !== undefined
  if (asks) refuseWrongCapacity(now, { agreed: agreed_places, before })
  const fit = fitOf({ ...line, preferences: preferencesOf(line.preferences) }, rooms.map(fitRoom))
  await trx
    .updateTable('plan_lines')
    .set({
      room_ids: [...wanted].sort((a, b) => a - b),
      pinned: wanted.length > 0,
      reason: null,
      refusal: null,
      agreed_by: asks ? actor.id : null,
      ...fitColumns(fit),
    })
    .where('id', '=', id)
    .execute()
}
