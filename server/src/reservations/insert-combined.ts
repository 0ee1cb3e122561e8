import type { MealStay } from '@nivas/contract/reservations/meals.ts'
import type { Member, Reservation } from '@nivas/contract/reservations/schemas.ts'
import type { Wishes } from '@nivas/contract/reservations/wishes.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Actor } from '../http/actor.ts'
import { insertReservation } from './insert-reservation.ts'

/** As many characters as a form takes. */
const LONGEST = 2_000

type Together = MealStay & Wishes & { members: Member[] }

/** What each has said, under its number and name; null when nobody has. */
function together(parents: readonly Reservation[], said: (parent: Reservation) => string | null | undefined) {
  const texts = parents.flatMap((parent) => {
    const text = said(parent)
    return text ? [`${parent.application_number} ${parent.applicant_name}: ${text}`] : []
  })
  return texts.join('\n').slice(0, LONGEST) || null
}

/** What lists do not show of them, by id. */
async function moreOf(trx: Transaction<DB>, parents: readonly Reservation[]) {
  const rows = await trx
    .selectFrom('reservations')
    .select([
      'id',
      'event_type_id',
      'city',
      'other_card_no',
      'is_updeshi',
      'address',
      'referral_name',
      'medical_constraint',
      'wants_meals',
      'gate_checked_in_at',
      'gate_checked_in_by',
    ])
    .where(
      'id',
      'in',
      parents.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Inserts the reservation that stands for several, on HOLD, and returns its id: applicant and contact are the first
 * one's, meals are wished when anybody wished them, and who is inside the gate already counts for all.
 */
export async function insertCombined(
  trx: Transaction<DB>,
  actor: Actor,
  parents: readonly Reservation[],
  { members, accomodation_type, toilet_type, ac_room, ...stay }: Together,
): Promise<number> {
  const more = await moreOf(trx, parents)
  const [first] = parents
  const ofFirst = first && more.get(first.id)
  if (!ofFirst) throw new Error('there is nothing to combine')
  const rows = [...more.values()]
  const inside = rows
    .filter((row) => row.gate_checked_in_at)
    .sort((a, b) => Number(a.gate_checked_in_at) - Number(b.gate_checked_in_at))[0]

  const id = await insertReservation(trx, actor.today, {
    status: 'HOLD',
    event_type_id: ofFirst.event_type_id,
    id_card_no: first.id_card_no,
    id_card_reason: first.id_card_reason,
    applicant_name: first.applicant_name,
    other_card_no: ofFirst.other_card_no,
    is_updeshi: ofFirst.is_updeshi === null ? null : ofFirst.is_updeshi ? 1 : 0,
    address: ofFirst.address,
    referral_name: ofFirst.referral_name,
    members,
    arrival_date: stay.arrival_date,
    departure_date: stay.departure_date,
    arrival_time: stay.arrival_time,
    departure_time: stay.departure_time,
    phone: first.phone,
    email: first.email,
    medical_constraint: together(parents, (parent) => more.get(parent.id)?.medical_constraint),
    bhandarghar_ticket: rows.some((row) => row.wants_meals) ? 'YES' : 'NO',
    comments: together(parents, (parent) => parent.comments),
    created_by: actor.id,
  })
  await trx
    .updateTable('reservations')
    .set({
      is_child: true,
      city: sql`coalesce(city, ${ofFirst.city})`,
      accomodation_type,
      toilet_type,
      ac_room: ac_room === null ? null : ac_room === 'YES',
      gate_checked_in_at: inside?.gate_checked_in_at ?? null,
      gate_checked_in_by: inside?.gate_checked_in_by ?? null,
    })
    .where('id', '=', id)
    .execute()
  return id
}
