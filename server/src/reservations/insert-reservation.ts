import type { Booking } from '@nivas/contract/reservations/forms.ts'
import { sql, type Transaction } from 'kysely'
import type * as z from 'zod'
import type { DB } from '../db/schema.gen.ts'
import { wrongField } from '../http/refusal.ts'

type NewReservation = Omit<z.output<typeof Booking>, 'room_ids'> & {
  status: 'NEW' | 'HOLD'
  created_by: number | null
  /** What only the public application asks for. */
  applicant_city?: string
  accomodation_type?: 'DORMITORY' | 'ROOM'
  toilet_type?: 'DESI' | 'WESTERN'
  ac_room?: 'YES' | 'NO'
}

/**
 * The name and city of somebody with an id card are the registry's, where the form does not ask for them. A card that is not
 * in it, of somebody who names nobody, stands for its holder.
 */
async function applicantOf(trx: Transaction<DB>, given: NewReservation) {
  const customer = given.id_card_no
    ? await trx
        .selectFrom('customers')
        .select(['city', sql<string>`trim(main_name || ' ' || surname)`.as('name')])
        .where('id_card_no', '=', given.id_card_no.trim())
        .executeTakeFirst()
    : undefined
  return {
    name: given.applicant_name ?? customer?.name ?? given.members[0]?.name ?? given.id_card_no?.trim() ?? '',
    city: given.applicant_city ?? customer?.city ?? null,
  }
}

/** Inserts a reservation with its next `application_number` (year of creation, running number); returns its id. */
export async function insertReservation(
  trx: Transaction<DB>,
  today: string,
  given: NewReservation,
): Promise<number> {
  const event = await trx
    .selectFrom('event_types')
    .select('id')
    .where('id', '=', given.event_type_id)
    .executeTakeFirst()
  if (!event) throw wrongField('event_type_id', 'Please select Bhandara/Satsang')
  const applicant = await applicantOf(trx, given)
  const { id } = await trx
    .insertInto('reservations')
    .values({
      // At least six digits; from the millionth on, as many as it takes.
      application_number: sql`(select ${`A${today.slice(2, 4)}-`} || lpad(number, greatest(6, length(number)), '0')
        from (select nextval('application_numbers')::text as number) as next)`,
      status: given.status,
      event_type_id: given.event_type_id,
      id_card_no: given.id_card_no?.trim() || null,
      id_card_reason: given.id_card_reason,
      applicant_name: applicant.name,
      city: applicant.city,
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
  return id
}
