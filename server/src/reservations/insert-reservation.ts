import { blank } from '@nivas/contract/fields.ts'
import type { PublicApplication } from '@nivas/contract/reservations/application.ts'
import type { Booking } from '@nivas/contract/reservations/forms.ts'
import { type Selectable, sql, type Transaction } from 'kysely'
import type * as z from 'zod'
import { refusing } from '../db/refusing.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Writes } from '../db/writes.ts'
import { wrongField } from '../http/refusal.ts'
import { cityOfHolder, nameOfHolder } from '../registry/index.ts'
import { addStays } from './assign-rooms.ts'
import { refuseCardTwice } from './refuse-card-twice.ts'

type Booked = z.output<typeof Booking>

/** The input of a booking by staff, or of the public application with its additional fields. */
type Asked = Booked & Partial<Omit<z.output<typeof PublicApplication>, keyof Booked>>

/**
 * Fields of the input that are not written to a column of the same name. Rooms and preferred buildings have their own
 * tables; the others have a column with a different name, or none.
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

/** The columns of a new reservation that its applicant is shown. */
export const applied = [
  'id',
  'application_number',
  'arrival_date',
  'departure_date',
  'members_count',
] as const

export type Applied = Pick<Selectable<DB['reservations']>, (typeof applied)[number]>

/** The maximum length of `applicant_name`. The main name and surname of the registry together may be longer. */
const LONGEST_NAME = 200

/** SQL for the next `application_number`: the year of creation and a running number of at least six digits. */
export const nextNumber = (today: string) =>
  sql<string>`(select ${`A${today.slice(2, 4)}-`} || lpad(number, greatest(6, length(number)), '0')
    from (select nextval('application_numbers')::text as number) as next)`

type Creation = { status: 'NEW' | 'HOLD'; created_by: number | null }

/**
 * Builds the insert statement of a reservation, which returns the columns of `applied`. Where the form does not ask
 * for name and city, those of a card holder come from the registry. Without a name, the first member's name is used,
 * then the card number.
 */
function insertion(trx: Transaction<DB>, today: string, given: Asked, { status, created_by }: Creation) {
  refuseCardTwice(given.members)
  const card = given.id_card_no?.trim() || null
  // A blank name counts as none: the print service refuses a receipt without a name.
  const name = blank(given.applicant_name) ? null : given.applicant_name
  return trx
    .insertInto('reservations')
    .values({
      application_number: nextNumber(today),
      status,
      event_type_id: given.event_type_id,
      id_card_no: card,
      id_card_reason: given.id_card_reason,
      applicant_name: sql<string>`left(coalesce(${name}, ${nameOfHolder(card)},
        ${given.members[0]?.name ?? card ?? ''}), ${LONGEST_NAME}::int)`,
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
    .returning(applied)
}

const refusals = {
  reservations_event_type_id_fkey: () => wrongField('event_type_id', 'Please select Bhandara/Satsang'),
  reservations_event_in_use: () =>
    wrongField('event_type_id', 'This event is no longer offered. Please choose another.'),
}

export async function insertReservation(
  trx: Transaction<DB>,
  today: string,
  given: Asked,
  creation: Creation,
): Promise<Applied> {
  return refusing(insertion(trx, today, given, creation).executeTakeFirstOrThrow(), refusals)
}

/** Inserts a reservation on HOLD with those of the given rooms that are free. Returns its id. */
export async function insertHolding(
  trx: Transaction<DB>,
  today: string,
  given: Asked,
  { created_by, roomIds }: { created_by: number; roomIds: readonly number[] },
): Promise<number> {
  const inserted = sql<{ id: number }>`
    with made as (${insertion(trx, today, given, { status: 'HOLD', created_by })}),
    given as (${addStays(sql`select id from made`, given, roomIds)})
    select id from made`.execute(trx)
  const { rows } = await refusing(inserted, refusals)
  const [made] = rows
  if (!made) throw new Error('the insert of a reservation returned no id')
  return made.id
}
