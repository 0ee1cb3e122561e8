import { sql, type Transaction } from 'kysely'
import { writeEvent } from '../audit/write-event.ts'
import { peopleOf } from '../db/people-of.ts'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import {
  agreePlaces,
  assignRooms,
  capacityHeld,
  type Locked,
  leaveRooms,
  lockReservation,
  startHolding,
} from '../reservations/index.ts'
import type { Linked } from './chains.ts'

export type AcceptedLine = Linked & {
  plan_id: number
  reservation_id: number
  /** The status when the plan was made. */
  status: string
  people: number
  accepted_by: number | null
  /** The user who agreed to too few places, or to far too many rooms. */
  agreed_by: number | null
}

/**
 * Locks the reservation, and refuses when it or its rooms have changed since the plan was made. The refusal names the
 * reservation, because it is shown at every line of the chain.
 */
async function lockUnchanged(trx: Transaction<DB>, line: AcceptedLine) {
  const reservation = await lockReservation(trx, line.reservation_id)
  const { rows } = await sql<{ people: number; held: number[]; per_day: string }>`
    select ${peopleOf('v.')} as people, coalesce(array_agg(s.room_id order by s.room_id) filter (where s.room_id is not null), '{}') as held,
      coalesce(sum(s.price), 0) as per_day
    from reservations v left join stays s on s.reservation_id = v.id
    where v.id = ${line.reservation_id} group by v.id`.execute(trx)
  const now = rows[0]
  const same =
    now &&
    reservation.status === line.status &&
    reservation.arrival_date === line.arrival_date &&
    reservation.departure_date === line.departure_date &&
    now.people === line.people &&
    String(now.held) === String(line.held)
  const { application_number: number } = reservation
  if (!same)
    throw new Refusal(
      400,
      'Reservation {{number}} was changed after this plan was made. Please plan again.',
      { number },
    )
  if (line.held.length > 0 && (reservation.checked_in_at ?? reservation.gate_checked_in_at))
    throw new Refusal(
      400,
      'The guests of reservation {{number}} have arrived. Their rooms cannot be changed here.',
      {
        number,
      },
    )
  return { line, reservation, perDay: now.per_day, before: await capacityHeld(trx, line.reservation_id) }
}

/**
 * Assigns the rooms of a chain to its reservations. First all leave their rooms, then all take the new ones, so that
 * two can swap. A chain succeeds as a whole or not at all. Reservations and rooms are locked in the order of their
 * ids, which prevents a deadlock with desks.
 *
 * @returns false when another server has decided some of its lines: the rest then belongs to different chains
 */
export async function acceptChain(trx: Transaction<DB>, chain: readonly AcceptedLine[]): Promise<boolean> {
  const open = await trx
    .selectFrom('plan_lines')
    .select('id')
    .where(
      'id',
      'in',
      chain.map(({ id }) => id),
    )
    .where('state', '=', 'ACCEPTING')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (open.length < chain.length) return false
  const locked = []
  for (const line of chain.toSorted((a, b) => a.reservation_id - b.reservation_id))
    locked.push(await lockUnchanged(trx, line))
  const rooms = chain.flatMap(({ room_ids }) => room_ids)
  await sql`select id from rooms where id = any(${rooms}::int[]) order by id for no key update`.execute(trx)

  for (const { line } of locked)
    if (line.held.length > 0) await leaveRooms(trx, line.reservation_id, line.room_ids)
  for (const { line, reservation, perDay, before } of locked) {
    const id = line.reservation_id
    if (reservation.status === 'NEW') await startHolding(trx, id)
    const party = { ...reservation, members_count: line.people }
    const { capacity } = await assignRooms(trx, id, party, line.room_ids)
    await agreePlaces(trx, id, capacity, { agreed: line.agreed_by !== null, by: line.agreed_by, before })
    if (reservation.status === 'PAID') await refuseOtherPrice(trx, reservation, perDay)
    await writeEvent(trx, {
      name: 'planning.accept',
      record: { type: 'reservation', id },
      input: { plan_id: line.plan_id, room_ids: line.room_ids },
      by: line.accepted_by,
    })
    await trx
      .updateTable('plan_lines')
      .set({ state: 'ACCEPTED', accepted_at: sql`now()` })
      .where('id', '=', line.id)
      .execute()
  }
  return true
}

/** Refuses rooms with a different Bhent for a PAID reservation: a difference needs a person at the counter. */
async function refuseOtherPrice(
  trx: Transaction<DB>,
  { id, application_number: number }: Pick<Locked, 'id' | 'application_number'>,
  perDay: string,
) {
  const { rows } =
    await sql`select from stays where reservation_id = ${id} having sum(price) <> ${perDay}::numeric`.execute(
      trx,
    )
  if (rows.length > 0)
    throw new Refusal(
      400,
      'The Bhent of reservation {{number}} has been collected, and it differs for these rooms. Please change the rooms in the list of reservations.',
      { number },
    )
}
