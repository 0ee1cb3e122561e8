import type { PublicApplication } from '@nivas/contract/reservations/application.ts'
import type { Booking } from '@nivas/contract/reservations/forms.ts'
import { sql, type Transaction } from 'kysely'
import type * as z from 'zod'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import { wrongField } from '../http/refusal.ts'
import { cityOfHolder, nameOfHolder } from '../registry/index.ts'

type Booked = z.output<typeof Booking>

/** The input of staff; for the public application with its additional fields. */
type Asked = Booked & Partial<Omit<z.output<typeof PublicApplication>, keyof Booked>>

/**
 * Rooms and preferences for buildings have tables of their own; the other fields have columns of other names,
 * or none.
 */
type Elsewhere =
  | 'room_ids'
  | 'building_id'
  | 'number_of_rooms'
  | 'agreed_places'
  | 'preferred_buildings'
  | 'without_card'
  | 'identity'
  | 'language'
  | 'applicant_city'
  | 'bhandarghar_ticket'

/** The next `application_number`: the year of creation and a running number of at least six digits. */
export const nextNumber = (today: string) =>
  sql<string>`(select ${`A${today.slice(2, 4)}-`} || lpad(number, greatest(6, length(number)), '0')
    from (select nextval('application_numbers')::text as number) as next)`

/**
 * Inserts a reservation and returns its id. Name and city of an applicant with an id card come from the
 * registry, where the form does not ask for them. Without a name, that of the first member is used, then the
 * card number.
 */
export async function insertReservation(
  trx: Transaction<DB>,
  today: string,
  given: Asked,
  { status, created_by }: { status: 'NEW' | 'HOLD'; created_by: number | null },
): Promise<number> {
  const card = given.id_card_no?.trim() || null
  const inserted = trx
    .insertInto('reservations')
    .values({
      application_number: nextNumber(today),
      status,
      event_type_id: given.event_type_id,
      id_card_no: card,
      id_card_reason: given.id_card_reason,
      applicant_name: sql<string>`coalesce(${given.applicant_name}, ${nameOfHolder(card)},
        ${given.members[0]?.name ?? card ?? ''})`,
      city: sql<string | null>`coalesce(${given.applicant_city ?? null}, ${cityOfHolder(card)})`,
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
      created_by,
    } satisfies Writes<Asked, Elsewhere>)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await refusing(inserted, {
    reservations_event_type_id_fkey: () => wrongField('event_type_id', 'Please select Bhandara/Satsang'),
  })
  return id
}
