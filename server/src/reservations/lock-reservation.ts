import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

export const changedMeanwhile = 'This reservation was changed meanwhile. Please reload.'

export type Locked = Awaited<ReturnType<typeof lockReservation>>

/** What every change of a reservation does first: from here to the commit nobody else can change it. */
export async function lockReservation(trx: Transaction<DB>, id: number) {
  const reservation = await trx
    .selectFrom('reservations')
    .select([
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
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!reservation) throw new Refusal(404, 'There is no such reservation')
  return reservation
}

/** NEW → HOLD, before its rooms are assigned. Whatever allotment was cancelled before is made good for by these. */
export async function startHolding(trx: Transaction<DB>, id: number): Promise<void> {
  await trx
    .updateTable('reservations')
    .set({ status: 'HOLD', allotment_cancelled_at: null })
    .where('id', '=', id)
    .execute()
}
