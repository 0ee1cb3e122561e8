import type { Input } from '@nivas/contract/call.ts'
import type { reservations } from '@nivas/contract/reservations/calls.ts'
import type { RoomChoice } from '@nivas/contract/reservations/matching.ts'
import type { Reservation } from '@nivas/contract/reservations/schemas.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { agreePlaces } from './agree-places.ts'
import { assignRooms } from './assign-rooms.ts'
import { readCombinable } from './combinable.ts'
import { insertCombined } from './insert-combined.ts'
import { refuseOtherDays } from './lock-reservation.ts'
import { previewRooms, takeBestRooms } from './match-rooms.ts'
import { readReservation } from './read-reservations.ts'

type Party = Awaited<ReturnType<typeof readCombinable>>['party']
type Wanted = Input<typeof reservations.multipleAuto> | Input<typeof reservations.multipleManual>

/** Returns the rooms that `matchSeveralAutomatically` would take now, with the reasons for the choice. */
export async function previewMultipleAuto(
  db: Kysely<DB>,
  _actor: Actor,
  wanted: Input<typeof reservations.previewMultipleAuto>,
): Promise<RoomChoice> {
  const { party } = await readCombinable(db, wanted.reservation_ids)
  return previewRooms(db, party, wanted)
}

/**
 * Sets NEW reservations to COMBINED, and creates a reservation on HOLD in their place. `giveRooms` assigns its rooms.
 */
async function combine(
  trx: Transaction<DB>,
  actor: Actor,
  wanted: Wanted,
  giveRooms: (id: number, party: Party) => Promise<unknown>,
): Promise<Reservation> {
  const ids = wanted.reservation_ids
  // Locks in the order of the ids, so that two desks with common reservations cannot deadlock.
  await sql`select id from reservations where id = any(${ids}::int[]) order by id for update`.execute(trx)
  const { parents, party } = await readCombinable(trx, ids)
  refuseOtherDays(party, wanted, 'One of these reservations was changed meanwhile. Please select again.')
  const id = await insertCombined(trx, actor, parents, party)
  await giveRooms(id, party)
  await trx
    .updateTable('reservations')
    .set({ status: 'COMBINED', combined_into: id })
    .where('id', 'in', ids)
    .execute()
  const combined = await readReservation(trx, id)
  // The audit row of the call names only the combined reservation. This event is for the history of each parent.
  await writeEvent(trx, {
    name: 'reservations.combined',
    record: { type: 'reservation', id: ids },
    input: { combined: combined.application_number },
    by: actor.id,
  })
  return combined
}

export const matchSeveralAutomatically = (
  trx: Transaction<DB>,
  actor: Actor,
  wanted: Input<typeof reservations.multipleAuto>,
): Promise<Reservation> =>
  combine(trx, actor, wanted, (id, party) => takeBestRooms(trx, actor.id, id, party, wanted))

export const matchSeveralByHand = (
  trx: Transaction<DB>,
  actor: Actor,
  wanted: Input<typeof reservations.multipleManual>,
): Promise<Reservation> =>
  combine(trx, actor, wanted, async (id, party) => {
    const { capacity } = await assignRooms(trx, id, party, wanted.room_ids)
    await agreePlaces(trx, id, capacity, { agreed: wanted.agreed_places, by: actor.id })
  })
