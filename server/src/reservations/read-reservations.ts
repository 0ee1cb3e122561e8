import type { Reservation, RoomName } from '@nivas/contract/reservations/schemas.ts'
import { stayTotal } from '@nivas/contract/reservations/stay.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** Columns of the statement that `toReservation` converts. */
type Found = {
  city: string | null
  ac_room: boolean | null
  rooms: RoomName[]
  nights: number
  /** The sum of the rooms' Bhent per day. */
  per_day: string
  at_gate: boolean
  checked_in: boolean
  has_ticket: boolean
  created_at: Date
}

/** Fields that are computed from the row. */
type Made =
  | 'customer'
  | 'count_assigned_rooms'
  | 'room_names'
  | 'total_amount'
  | 'checkin_status'
  | 'acco_checkin_status'
  | 'bhandarghar_ticket'

type Row = Omit<Reservation, keyof Found | Made> & Found

const yesNo = (value: boolean) => (value ? 'YES' : 'NO')

const toReservation = ({
  city,
  rooms,
  nights,
  per_day,
  at_gate,
  checked_in,
  has_ticket,
  ...row
}: Row): Reservation => ({
  ...row,
  customer: city,
  ac_room: row.ac_room === null ? null : yesNo(row.ac_room),
  arrival_time: row.arrival_time.slice(0, 5),
  departure_time: row.departure_time.slice(0, 5),
  count_assigned_rooms: rooms.length,
  room_names: rooms,
  total_amount: stayTotal([per_day], nights),
  checkin_status: at_gate ? 'Yes' : 'No',
  acco_checkin_status: checked_in ? 'Yes' : 'No',
  bhandarghar_ticket: yesNo(has_ticket),
  created_at: row.created_at.toISOString(),
})

/**
 * The columns of a reservation `r`. The ticket is read with a limit: with `exists`, PostgreSQL would read every ticket
 * once there are many reservations.
 */
const reservationColumns = sql`r.id, r.application_number, r.status, r.id_card_no, r.id_card_reason,
  r.applicant_name, r.city, r.members, r.members_count, r.comments, r.accomodation_type, r.toilet_type, r.ac_room,
  r.arrival_date, r.departure_date, r.arrival_time, r.departure_time, r.phone, r.email, r.is_child, r.created_at,
  r.departure_date - r.arrival_date as nights,
  json_build_object('id', e.id, 'name', e.name) as event_type,
  case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as building,
  s.rooms, s.per_day,
  (select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name) order by p.place), '[]')
    from preferred_buildings p join buildings w on w.id = p.building_id where p.reservation_id = r.id) as preferred_buildings,
  r.gate_checked_in_at is not null as at_gate,
  r.checked_in_at is not null as checked_in,
  r.allotment_cancelled_at is not null as allotment_cancelled,
  (select true from meal_tickets t where t.reservation_id = r.id limit 1) is not null as has_ticket,
  case when r.is_child then (
    select coalesce(json_agg(json_build_object('id', p.id, 'application_number', p.application_number,
      'applicant_name', p.applicant_name, 'members_count', p.members_count) order by p.id), '[]')
    from reservations p where p.combined_into = r.id
  ) else '[]' end as parents`

/** The names of the rooms held, by building and in door order. */
const heldRooms = sql`coalesce(json_agg(json_build_object('building', buildings.name, 'room_number', rooms.room_number)
  order by buildings.name, length(rooms.room_number), rooms.room_number collate "C"), '[]')`

/** The joins that `reservationColumns` needs besides `r`. */
const reservationJoins = sql`join event_types e on e.id = r.event_type_id
  left join buildings b on b.id = r.building_id
  cross join lateral (select ${heldRooms} as rooms, coalesce(sum(held.price), 0) as per_day
    from stays held join rooms on rooms.id = held.room_id join buildings on buildings.id = rooms.building_id
    where held.reservation_id = r.id) s`

/** Returns the reservations that match `where`, in the given order. */
export async function readReservations(
  db: Kysely<DB>,
  where: RawBuilder<unknown>,
  orderBy: RawBuilder<unknown> = sql`r.id`,
): Promise<Reservation[]> {
  const { rows } = await sql<Row>`select ${reservationColumns} from reservations r ${reservationJoins}
    where ${where} order by ${orderBy}`.execute(db)
  return rows.map(toReservation)
}

/** Returns a reservation that is known to exist. */
export async function readReservation(db: Kysely<DB>, id: number): Promise<Reservation> {
  const [reservation] = await readReservations(db, sql`r.id = ${id}`)
  if (!reservation) throw new Error(`there is no reservation ${id}`)
  return reservation
}
