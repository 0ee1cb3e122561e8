import type { Booking } from '@nivas/contract/reservations/forms.ts'
import { sql, type Transaction } from 'kysely'
import type * as z from 'zod'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'
import { cityOfHolder, nameOfHolder } from '../registry/index.ts'

type NewReservation = Omit<z.output<typeof Booking>, 'room_ids' | 'building_id' | 'number_of_rooms'> & {
  status: 'NEW' | 'HOLD'
  created_by: number | null
  /** What only the public application asks for. */
  applicant_city?: string
  accomodation_type?: 'DORMITORY' | 'ROOM'
  toilet_type?: 'DESI' | 'WESTERN'
  ac_room?: 'YES' | 'NO'
}

/**
 * Inserts a reservation with its next `application_number` (year of creation, running number); returns its id. The name and
 * city of somebody with an id card are the registry's, where the form does not ask for them. A card that is not in it, of
 * somebody who names nobody, stands for its holder.
 */
export async function insertReservation(
  trx: Transaction<DB>,
  today: string,
  given: NewReservation,
): Promise<number> {
  const card = given.id_card_no?.trim() || null
  const inserted = trx
    .insertInto('reservations')
    .values({
      // At least six digits; from the millionth on, as many as it takes.
      application_number: sql`(select ${`A${today.slice(2, 4)}-`} || lpad(number, greatest(6, length(number)), '0')
        from (select nextval('application_numbers')::text as number) as next)`,
      status: given.status,
      event_type_id: given.event_type_id,
      id_card_no: card,
      id_card_reason: given.id_card_reason,
      applicant_name: sql`coalesce(${given.applicant_name}, ${nameOfHolder(card)},
        ${given.members[0]?.name ?? card ?? ''})`,
      city: sql`coalesce(${given.applicant_city ?? null}, ${cityOfHolder(card)})`,
      other_card_no: given.other_card_no,
      is_updeshi: given.is_updeshi === null ? null : given.is_updeshi === 1,
      address: given.address,
      referral_name: given.referral_name,
      members: JSON.stringify(given.members),
      arrival_date: given.arrival_date,
      departure_date: given.departure_date,
      arrival_time: given.arrival_time,
      departure_time: given.departure_time,
      phone: given.phone,
      email: given.email,
      medical_constraint: given.medical_constraint,
      comments: given.comments,
      accomodation_type: given.accomodation_type ?? null,
      toilet_type: given.toilet_type ?? null,
      ac_room: given.ac_room === undefined ? null : given.ac_room === 'YES',
      wants_meals: given.bhandarghar_ticket === 'YES',
      created_by: given.created_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await refusing(inserted, {
    reservations_event_type_id_fkey: () => wrongField('event_type_id', 'Please select Bhandara/Satsang'),
  })
  return id
}
