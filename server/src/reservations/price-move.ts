import type { Answer, Input } from '@nivas/contract/call.ts'
import { totalIn } from '@nivas/contract/cash/tenders.ts'
import { onWire, rupees } from '@nivas/contract/money.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import { wrongCapacity } from '@nivas/contract/reservations/capacity.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { planMove } from './plan-move.ts'
import { paidFor, undoingOf } from './record-payment.ts'

type Price = typeof reservations.priceMove

/**
 * Returns the effect of a move on Bhent and capacity. Whether the room is free is checked only when the move is made.
 */
export async function priceMove(db: Kysely<DB>, actor: Actor, input: Input<Price>): Promise<Answer<Price>> {
  const reservation = await db
    .selectFrom('reservations')
    .select(['id', 'status', 'members_count', 'arrival_date', 'departure_date', 'checked_in_at'])
    .where('id', '=', input.id)
    .executeTakeFirst()
  if (!reservation) throw new Refusal(404, 'There is no such reservation')
  const { total, rooms, capacity, before } = await planMove(db, reservation, input, actor.today)
  const paid = await paidFor(db, input.id)
  const difference = reservation.status === 'PAID' ? onWire(rupees(total).minus(paid)) : 0
  return {
    total,
    paid,
    difference,
    upi_back: difference < 0 ? -totalIn(await undoingOf(db, input.id, -difference), 'UPI') : 0,
    people: capacity.people,
    places: capacity.places,
    asks_places: wrongCapacity(capacity, before) !== undefined,
    rooms: rooms.map(({ building, room_number }) => ({ building, room_number })),
  }
}
