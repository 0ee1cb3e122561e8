import type { Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { Transaction } from 'kysely'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { lockReservation, refuseEnded } from './lock-reservation.ts'
import { readReservation } from './read-reservations.ts'

const noSuchBuilding = () => wrongField('building_id', 'There is no such building')

/** Notes a building on a NEW reservation; holds no room. */
export async function assignBuilding(
  trx: Transaction<DB>,
  _actor: Actor,
  { reservation_id: id, building_id, is_edit }: Input<typeof reservations.assignBuilding>,
): Promise<Reservation> {
  const reservation = await lockReservation(trx, id)
  refuseEnded(reservation)
  const { status } = reservation
  if (status !== 'NEW')
    throw new Refusal(400, 'A building can only be assigned to a reservation that is NEW.')
  const { building } = await readReservation(trx, id)
  if (building && !is_edit) throw new Refusal(400, 'A building is already assigned.')
  const chosen = await trx
    .selectFrom('buildings')
    .select('is_active')
    .where('id', '=', building_id)
    .executeTakeFirst()
  if (!chosen) throw noSuchBuilding()
  if (!chosen.is_active)
    throw wrongField('building_id', 'This building is switched off. Please choose another.')
  await refusing(
    trx
      .updateTable('reservations')
      .set({ building_id } satisfies Writes<
        Input<typeof reservations.assignBuilding>,
        'reservation_id' | 'is_edit'
      >)
      .where('id', '=', id)
      .execute(),
    { reservations_building_id_fkey: noSuchBuilding },
  )
  return readReservation(trx, id)
}
