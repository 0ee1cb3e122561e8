import type { Input } from '@nivas/contract/call.ts'
import { wrongStay } from '@nivas/contract/date-order.ts'
import { UNDO_WITHIN } from '@nivas/contract/elapsed.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { capacityOf } from '@nivas/contract/reservations/capacity.ts'
import { wrongMove } from '@nivas/contract/reservations/chart.ts'
import { endsBefore, nights, nightsStay, stayTotal } from '@nivas/contract/reservations/stay.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import type { FormerPrices } from './assign-rooms.ts'
import { changedMeanwhile, type Locked } from './lock-reservation.ts'

type Change = Pick<
  Input<typeof reservations.moveStay>,
  'room_id' | 'to_room_id' | 'arrival_date' | 'departure_date'
>

/**
 * Returns a reservation after a move that the rules allow: its days, its rooms, their total, and the capacity `before`
 * and after. `left` is the price of the room that the guests leave. An undo restores the former Bhent: a room that
 * they left within `UNDO_WITHIN` seconds is taken back at its `former` price, and overdue guests get their former
 * departure back.
 */
export async function planMove(
  db: Kysely<DB>,
  before: Pick<
    Locked,
    'id' | 'status' | 'members_count' | 'arrival_date' | 'departure_date' | 'checked_in_at'
  >,
  { room_id, to_room_id = room_id, arrival_date, departure_date }: Change,
  today: string,
) {
  const wrong = wrongMove({ ...before, checked_in: before.checked_in_at !== null }, { arrival_date })
  if (wrong) throw new Refusal(400, wrong)
  const stay = {
    arrival_date: arrival_date ?? before.arrival_date,
    departure_date: departure_date ?? before.departure_date,
  }
  const disorder = wrongStay(stay.arrival_date, stay.departure_date)
  if (disorder) throw wrongField('departure_date', disorder)

  const leftFor = sql<string | null>`case when s.left_room = ${to_room_id}
    and s.left_at >= now() - make_interval(secs => ${UNDO_WITHIN}) then s.left_price end`
  const restored = sql<boolean>`coalesce(s.left_departure = ${stay.departure_date}::date
    and s.left_departure_at >= now() - make_interval(secs => ${UNDO_WITHIN}), false)`
  const held = await db
    .selectFrom('stays as s')
    .innerJoin('rooms as r', 'r.id', 's.room_id')
    .innerJoin('buildings as b', 'b.id', 'r.building_id')
    .select(['s.room_id as id', 's.price', 'r.max_occupiers', 'r.room_number', 'b.name as building'])
    .select([leftFor.as('former'), restored.as('restored')])
    .where('s.reservation_id', '=', before.id)
    .orderBy('s.room_id')
    .execute()
  const left = held.find(({ id }) => id === room_id)
  if (!left) throw new Refusal(400, changedMeanwhile)
  if (before.checked_in_at && endsBefore(today, before, stay.departure_date) && !left.restored)
    throw wrongField('departure_date', nightsStay)
  const former: FormerPrices = left.former === null ? {} : { [to_room_id]: left.former }
  const rooms = held
    .filter(({ id }) => id !== room_id || id === to_room_id)
    .map(({ former: _, restored: __, ...room }) => room)
  if (to_room_id !== room_id) {
    if (rooms.some(({ id }) => id === to_room_id))
      throw new Refusal(400, 'This reservation already holds that room. Please choose another.')
    const room = await db
      .selectFrom('rooms as r')
      .innerJoin('buildings as b', 'b.id', 'r.building_id')
      .select(['r.id', 'r.price', 'r.max_occupiers', 'r.room_number', 'b.name as building'])
      .where('r.id', '=', to_room_id)
      .executeTakeFirst()
    if (!room) throw wrongField('to_room_id', 'This room does not exist')
    rooms.push({ ...room, price: left.former ?? room.price })
  }
  const prices = rooms.map(({ price }) => price)
  return {
    stay,
    room_ids: rooms.map(({ id }) => id),
    rooms,
    left: left.price,
    former,
    total: stayTotal(prices, nights(stay)),
    before: capacityOf(before.members_count, held),
    capacity: capacityOf(before.members_count, rooms),
  }
}
