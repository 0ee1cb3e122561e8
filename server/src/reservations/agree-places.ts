import { type Capacity, wrongCapacity } from '@nivas/contract/reservations/capacity.ts'
import { sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import { peopleOf } from '../db/people-of.ts'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'

/** Returns the capacity of a reservation's rooms before they change; undefined when it does not exist. */
export async function capacityHeld(trx: Transaction<DB>, id: number): Promise<Capacity | undefined> {
  const { rows } = await sql<Capacity>`
    select ${peopleOf('v.')} as people, count(r.id)::int as rooms, coalesce(sum(r.max_occupiers), 0)::int as places
    from reservations v left join stays s on s.reservation_id = v.id left join rooms r on r.id = s.room_id
    where v.id = ${id} group by v.id`.execute(trx)
  return rows[0]
}

type Agreement = { agreed: boolean | undefined; by: number | null; before?: Capacity | undefined }

/** Refuses rooms with too few places, or far too many rooms, unless the call agrees to them. */
export function refuseWrongCapacity(now: Capacity, { agreed, before }: Omit<Agreement, 'by'>): void {
  const wrong = wrongCapacity(now, before)
  if (!wrong || agreed) return
  const refusal = new Refusal(400, wrong)
  // The screen recognises a missing agreement by this field.
  refusal.fields = { agreed_places: [wrong] }
  throw refusal
}

/**
 * Checks the rooms that a reservation gets as `refuseWrongCapacity` does, and records an agreement, with its user, in
 * the audit.
 */
export async function agreePlaces(
  trx: Transaction<DB>,
  id: number,
  now: Capacity,
  agreement: Agreement,
): Promise<void> {
  refuseWrongCapacity(now, agreement)
  if (!wrongCapacity(now, agreement.before)) return
  await writeEvent(trx, {
    name: 'reservations.agreePlaces',
    record: { type: 'reservation', id },
    input: now,
    by: agreement.by,
  })
}
