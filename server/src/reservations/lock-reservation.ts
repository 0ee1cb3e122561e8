import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { refuseChanged } from '../http/refuse-changed.ts'

export const changedMeanwhile = 'This reservation was changed meanwhile. Please reload.'

export type Locked = Awaited<ReturnType<typeof lockReservation>>

const lockedColumns = [
  'id',
  'application_number',
  'applicant_name',
  'status',
  'members_count',
  'arrival_date',
  'departure_date',
  'arrival_time',
  'departure_time',
  'wants_meals',
  'is_child',
  'checked_in_at',
  'gate_checked_in_at',
  'gate_checked_in_by',
] as const

/** Locks a reservation until the commit. This is the first step of every change of a reservation. */
export async function lockReservation(trx: Transaction<DB>, id: number) {
  const reservation = await trx
    .selectFrom('reservations')
    .select(lockedColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!reservation) throw new Refusal(404, 'There is no such reservation')
  return reservation
}

/**
 * Refuses a locked reservation that was deleted or combined with others. The text says which, for a desk that still
 * shows the reservation.
 */
export function refuseEnded({ status }: Pick<Locked, 'status'>): void {
  if (status === 'CANCELLED') throw new Refusal(400, 'This reservation was deleted meanwhile.')
  if (status === 'COMBINED')
    throw new Refusal(
      400,
      'This reservation was meanwhile combined with others. Please open the combined one.',
    )
}

/** Refuses when a locked reservation holds other rooms than the screen showed. Without `known` nothing is compared. */
export async function refuseOtherRooms(
  trx: Transaction<DB>,
  { id, status }: Pick<Locked, 'id' | 'status'>,
  known: readonly number[] | undefined,
): Promise<void> {
  // A NEW reservation holds no rooms, so no statement is needed (decision 0284).
  if (!known || (status === 'NEW' && known.length === 0)) return
  const held = await trx.selectFrom('stays').select('room_id').where('reservation_id', '=', id).execute()
  refuseChanged(
    known,
    held.map(({ room_id }) => Number(room_id)),
    changedMeanwhile,
  )
}

type OldDays = { old_arrival_date?: string | undefined; old_departure_date?: string | undefined }

/**
 * Refuses when the days of a stay differ from those that the screen showed. Days that the screen did not send are not
 * compared.
 */
export function refuseOtherDays(
  { arrival_date, departure_date }: StayDates,
  { old_arrival_date = arrival_date, old_departure_date = departure_date }: OldDays,
  text: PlainKey = changedMeanwhile,
): void {
  if (old_arrival_date !== arrival_date || old_departure_date !== departure_date) throw new Refusal(400, text)
}

/**
 * Sets a reservation from NEW to HOLD before its rooms are assigned; they replace an allotment that was cancelled
 * before. Locks the reservation as `lockReservation` does. Unless it is NEW, it stays as it is and the result is
 * undefined.
 */
export const startHolding = (trx: Transaction<DB>, id: number): Promise<Locked | undefined> =>
  trx
    .updateTable('reservations')
    .set({ status: 'HOLD', allotment_cancelled_at: null })
    .where('id', '=', id)
    .where('status', '=', 'NEW')
    .returning(lockedColumns)
    .executeTakeFirst()

/**
 * Sets a reservation from HOLD to PAID before its Bhent is taken, and locks it. Unless it is on HOLD, it stays as it
 * is and the result is undefined.
 */
export const startPaid = (trx: Transaction<DB>, id: number): Promise<Locked | undefined> =>
  trx
    .updateTable('reservations')
    .set({ status: 'PAID' })
    .where('id', '=', id)
    .where('status', '=', 'HOLD')
    .returning(lockedColumns)
    .executeTakeFirst()
