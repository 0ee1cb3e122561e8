import { addDays, dayIn } from '@nivas/contract/dates.ts'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

/** The venue's day. Tests choose dates relative to it, so that they stay valid. */
export const today = dayIn('Asia/Kolkata')
export const inDays = (count: number) => addDays(today, count)

let made = 0

/** Creates a floor of `count` rooms numbered from 101, at `price` rupees a day; returns the rooms' ids. */
export async function makeRooms({ db }: Database, count: number, price = 500) {
  made += 1
  const building = await db
    .insertInto('buildings')
    .values({ name: `Building ${made}` })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
  const floor = await db
    .insertInto('floors')
    .values({ building_id: building.id, floor_number: 1, position: 'LEFT' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rooms = await db
    .insertInto('rooms')
    .values(
      Array.from({ length: count }, (_, index) => ({
        floor_id: floor.id,
        building_id: building.id,
        room_number: String(101 + index),
        price,
        number_of_beds: 2,
        max_occupiers: 3,
        has_toilet: true,
        toilet_type: 'DESI',
        has_ac: false,
      })),
    )
    .returning('id')
    .execute()
  return { building, floorId: floor.id, roomIds: rooms.map((room) => room.id).sort((a, b) => a - b) }
}

export const member = { name: 'Asha Rao', age: 34, i_card_number: 'NA' }

/** Makes a complete and valid admin booking of these rooms. */
export const booking = (roomIds: number[], arrival = inDays(10), departure = inDays(12)) => ({
  event_type_id: 1,
  id_card_no: 'IC-100',
  members: [member],
  arrival_date: arrival,
  departure_date: departure,
  arrival_time: '10:00',
  departure_time: '10:00',
  phone: '9876543210',
  email: 'asha@example.org',
  bhandarghar_ticket: 'NO' as const,
  room_ids: roomIds,
})

/** Makes a complete and valid public application of a person whose card is not in the registry. */
export const application = (arrival = inDays(10), departure = inDays(12)) => ({
  event_type_id: 1,
  id_card_no: 'IC-100',
  applicant_city: 'Agra',
  members: [member],
  arrival_date: arrival,
  departure_date: departure,
  arrival_time: '10:00',
  departure_time: '10:00',
  phone: '9876543210',
  email: 'asha@example.org',
  bhandarghar_ticket: 'NO' as const,
  accomodation_type: 'ROOM' as const,
  toilet_type: 'DESI' as const,
  ac_room: 'NO' as const,
  comments: 'Ground floor, please',
})

/** Adds a person to the registry. */
export async function makeCustomer(
  { db }: Database,
  more: {
    id_card_no?: string
    city?: string
    dob?: string
    main_name?: string
    surname?: string
    phone?: string
  } = {},
) {
  made += 1
  return db
    .insertInto('customers')
    .values({
      id_card_no: `NR-${100_000 + made}`,
      main_name: 'Asha',
      surname: 'Rao',
      dob: '1980-01-31',
      city: 'Agra',
      phone: '+91 50123 43210',
      email: `asha.rao${made}@example.org`,
      ...more,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Creates a NEW reservation, as the public application does. */
export async function makeNew({ db }: Database, arrival = inDays(10), departure = inDays(12), meals = false) {
  const { id } = await db
    .insertInto('reservations')
    .values({
      application_number: sql`'A26-' || lpad(nextval('application_numbers')::text, 6, '0')`,
      status: 'NEW',
      event_type_id: 1,
      applicant_name: 'Asha Rao',
      members: JSON.stringify([member]),
      arrival_date: arrival,
      departure_date: departure,
      arrival_time: '10:00',
      departure_time: '10:00',
      phone: '9876543210',
      email: 'asha@example.org',
      wants_meals: meals,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes a gate entry of a non-satsangi with a delivery, a different visitor each time. */
export const delivery = (visitor: { idNumber?: string; mobile?: string; what?: string } = {}) => ({
  isnonsatsangi: true,
  gate_id: 1,
  idNumber: visitor.idNumber ?? `NR-${crypto.randomUUID().slice(0, 8)}`,
  visitorname: 'Some visitor',
  people: 1,
  members: [],
  visit_purpose: {
    purpose_id: 5,
    otherpurpose: visitor.what ?? 'Delivery',
    visitormobile: visitor.mobile ?? '5000000000',
    country: 'IND',
    state: 'Uttar Pradesh',
  },
})
