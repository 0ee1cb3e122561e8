import type { Answer, Input } from '@nivas/contract/call.ts'
import { wrongStay } from '@nivas/contract/date-order.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { arrivalStays, endsBefore, nightsStay } from '@nivas/contract/reservations/stay.ts'
import { say } from '@nivas/contract/texts.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import type { Actor } from '../http/actor.ts'
import { wrongField } from '../http/refusal.ts'
import { refuseOverwritten } from '../http/refuse-overwritten.ts'
import { type Locked, lockReservation, refuseEnded } from './lock-reservation.ts'
import { lockFreeRooms } from './lock-rooms.ts'
import { writePreferredBuildings } from './preferred-buildings.ts'
import { readReservation } from './read-reservations.ts'
import { refuseOtherDifference, settleDifference } from './record-payment.ts'
import { restartGrace } from './release-late-arrivals.ts'
import { roomsOf } from './rooms-of.ts'
import { rewriteTicket } from './write-ticket.ts'

type Edit = typeof reservations.edit

/**
 * Returns the days and times after the edit; omitted ones stay as they are. Guests who have checked in keep their
 * arrival and their past nights.
 */
function changedStay(before: Locked, input: Input<Edit>, today: string) {
  const stay = {
    arrival_date: input.arrival_date ?? before.arrival_date,
    departure_date: input.departure_date ?? before.departure_date,
    arrival_time: input.arrival_time ?? before.arrival_time,
    departure_time: input.departure_time ?? before.departure_time,
  }
  const disorder = wrongStay(stay.arrival_date, stay.departure_date)
  if (disorder) throw wrongField('departure_date', disorder)
  if (before.checked_in_at && stay.arrival_date !== before.arrival_date)
    throw wrongField('arrival_date', arrivalStays)
  if (before.checked_in_at && endsBefore(today, before, stay.departure_date))
    throw wrongField('departure_date', nightsStay)
  return stay
}

/**
 * Changes dates, contact, comments and preferences; omitted fields stay as they are. New dates move the stays of the
 * rooms, or are refused when a room is not free; an earlier departure frees the remaining nights. For a PAID
 * reservation the difference in Bhent is recorded as a further payment or a refund. `difference` is the amount that
 * the screen showed.
 */
export async function editReservation(
  trx: Transaction<DB>,
  actor: Actor,
  input: Input<Edit>,
): Promise<Answer<Edit>> {
  const { id } = input
  const before = await lockReservation(trx, id)
  refuseEnded(before)
  await refuseOverwritten(
    reservations.edit,
    input,
    async () => {
      const present = await readReservation(trx, id)
      return {
        ...present,
        preferred: present.preferred_buildings,
        preferred_buildings: present.preferred_buildings.map((building) => building.id),
        difference: undefined,
      }
    },
    ({ accomodation_type, toilet_type, ac_room, preferred }) => ({
      accomodation_type: accomodation_type && say(accomodation_type),
      toilet_type: toilet_type && say(toilet_type),
      ac_room: ac_room && say(ac_room),
      preferred_buildings: preferred.map(({ name }) => name).join(', '),
    }),
  )

  const stay = changedStay(before, input, actor.today)
  const moved = stay.arrival_date !== before.arrival_date || stay.departure_date !== before.departure_date
  if (moved) {
    const held = (await roomsOf(trx, id)).map((room) => room.id)
    if (held.length > 0) await lockFreeRooms(trx, id, stay, held)
  }

  const { ac_room } = input
  await trx
    .updateTable('reservations')
    .set({
      ...stay,
      phone: input.phone,
      email: input.email,
      comments: input.comments,
      accomodation_type: input.accomodation_type,
      toilet_type: input.toilet_type,
      ac_room: typeof ac_room === 'string' ? ac_room === 'YES' : ac_room,
    } satisfies Writes<Input<Edit>, 'id' | 'preferred_buildings' | 'difference'>)
    .where('id', '=', id)
    .execute()
  await restartGrace(trx, id, before, stay)

  if (input.preferred_buildings) await writePreferredBuildings(trx, id, input.preferred_buildings)
  await rewriteTicket(trx, id, stay, actor.id)
  const after = await readReservation(trx, id)
  const settles = moved && after.status === 'PAID' && after.count_assigned_rooms > 0
  const payment = settles ? await settleDifference(trx, actor, before, { total: after.total_amount }) : null
  refuseOtherDifference(input.difference, payment)
  return { ...after, payment }
}
