import pg from 'pg'
import { withoutIndexes } from './without-indexes.ts'

/** Rooms of the filled venue. */
const ROOMS = 5_000

/** Stays follow each other in a room at this distance of days, and are shorter. */
const TURN = 7

const venue = [
  `insert into users (name, email, password_hash)
    select 'Person ' || n, 'desk-' || n || '@example.org', 'none' from generate_series(1, 500) n`,
  `insert into buildings (name) select 'Building ' || n from generate_series(1, 10) n`,
  `insert into floors (building_id, floor_number, position)
    select b.id, n, 'CENTER' from buildings b, generate_series(0, 9) n`,
  `insert into rooms (floor_id, building_id, room_number, price, number_of_beds, max_occupiers, has_toilet, toilet_type, has_ac)
    select f.id, f.building_id, f.floor_number * 100 + n, 500, 2, 3, true, 'DESI', false
    from floors f, generate_series(1, 50) n`,
  `insert into attributes (name, type) values ('View', 'ROOM')`,
]

/** As many a day whatever the size: more of them are more years. Mostly PAID or CANCELLED, as after years of use. */
const reservations = (size: number) => `
  insert into reservations (id, application_number, status, event_type_id, id_card_no, applicant_name, city, members,
    arrival_date, departure_date, arrival_time, departure_time, phone, email, wants_meals, created_at,
    gate_checked_in_at, checked_in_at)
  overriding system value
  select n, 'A26-' || lpad(n::text, greatest(6, length(n::text)), '0'), status,
    1 + n % 2, 'NR-' || n,
    (array['Ramesh', 'Sunita', 'Harpreet', 'Lakshmi', 'Subrata', 'Hetal', 'Sachin', 'Meena'])[1 + lot % 8] || ' ' ||
      (array['Sharma', 'Gill', 'Rao', 'Banerjee', 'Patel', 'Patil', 'Soni'])[1 + n % 7],
    'Agra', '[{"name": "A", "age": 40, "i_card_number": "NA"}]', arrival, arrival + 1 + lot % 5, '10:00', '10:00',
    '9876543210', 'guest@example.org', n % 4 = 0, now() - (${size} - n) * interval '1 minute',
    case when arrival < current_date and status = 'PAID' then arrival + time '10:00' end,
    case when arrival < current_date and status = 'PAID' then arrival + time '10:00' end
  from (select *, case when lot < 70 or lot < 78 and arrival < current_date then 'PAID' when lot < 78 then 'HOLD'
      when lot < 85 and arrival >= current_date then 'NEW' else 'CANCELLED' end as status
    from (select n, abs(hashint4(n)) % 100 as lot,
      current_date + ((n - 1) / ${ROOMS} - ${size / ROOMS - 10}) * ${TURN} + (n - 1) % ${ROOMS} % ${TURN} + abs(hashint4(-n)) % 2 as arrival
    from generate_series(1, ${size}) n) as drawn) as dated`

const ofReservations = [
  `insert into stays (reservation_id, room_id, arrival_date, departure_date, price)
    select r.id, room.id, r.arrival_date, r.departure_date, room.price from reservations r
    join (select id, price, row_number() over (order by id) - 1 as place from rooms) room on room.place = (r.id - 1) % ${ROOMS}
    where r.status in ('HOLD', 'PAID')`,
  `insert into payments (receipt_number, reservation_id, kind, payment_amount, payment_type, taken_by, taken_at)
    select row_number() over (order by r.id), r.id, 'BHENT', 500, 'CASH', 1, r.created_at from reservations r where r.status = 'PAID'`,
  `insert into tickets (reservation_id, meals) select id, '[]' from reservations where status = 'PAID' and wants_meals`,
  `insert into audit_log (at, user_id, call, record_type, record_id, said, request_id)
    select created_at, 1 + id % 500, case when id % 3 = 0 then 'venue.editRoom' else 'reservations.edit' end,
      case when id % 3 = 0 then 'room' else 'reservation' end, id, '{}', 'x' from reservations`,
  `insert into mails (to_address, subject, created_at, sent_at)
    select 'guest' || id || '@example.org', 'x', created_at, created_at from reservations`,
  `insert into released_allotments (reservation_id, was, rooms, released_on, released_at)
    select id, 'HOLD', '[]', arrival_date, arrival_date + time '12:00' from reservations where id % 10 = 0`,
  `insert into preferred_buildings (reservation_id, place, building_id)
    select id, 1, 1 + id % 10 from reservations where id % 4 = 0`,
  `insert into customers (id_card_no, main_name, surname, dob, city)
    select 'NR-' || id, split_part(applicant_name, ' ', 1), split_part(applicant_name, ' ', 2), date '1940-01-01' + id % 25000, 'Agra'
    from reservations where id % 2 = 0`,
  `insert into idempotency_keys (key, caller, call, request_hash, created_at)
    select gen_random_uuid(), 1, 'x', 'x', created_at from reservations where id % 10 = 0`,
  `insert into plans (from_date, to_date, building_ids, may_move, state, created_by)
    select current_date, current_date + 10, '{1}', false, 'READY', 1 from generate_series(1, 100)`,
  `insert into plan_lines (plan_id, reservation_id, status, arrival_date, departure_date, people, elders, wishes, held, room_ids,
      places, buildings, floors, wishes_asked, wishes_met, value)
    select 1 + id % 100, id, 'NEW', arrival_date, departure_date, 1 + id % 9, 0, '{}', '{}', '{}', 1, 1, 1, 0, 0, 0
    from reservations where id % 2 = 0`,
  `insert into imports (kind, file_name, file_type, size, state, problem_count) select 'customers', 'x', 'csv', 1, 'failed', 9 from generate_series(1, 10)`,
  `insert into import_problems (import_id, number, row_number, column_title, value, text)
    select 1 + id % 10, id, id, 'x', 'x', 'x' from reservations where id % 4 = 0`,
]

/** A visit every three minutes until now; the last two thousand have not left. */
const gate = (size: number) => [
  `insert into gate_visits (is_satsangi, gate_id, id_card_no, aadhaar_last4, aadhaar_hash, visitor_name, mobile, purpose_id, country_id,
      people, arrival_date, departure_date, departure_time, entered_at, entered_by, exited_at, exited_by)
    select n % 3 > 0, 1, case when n % 2 = 0 then 'NR-' || n end,
      case when n % 2 = 1 then lpad((n % 10000)::text, 4, '0') end, case when n % 2 = 1 then sha256(n::text::bytea) end,
      applicant_name, '9876543210', case when n % 3 = 0 then 1 + n % 5 end, 'IND', 1 + n % 4, day,
      day + case when n % 3 > 0 then n % 3 else 0 end, case when n % 3 > 0 then time '20:00' end, entered, 1,
      case when n <= ${size} - 2000 then entered + interval '50 minutes' end, case when n <= ${size} - 2000 then 1 end
    from (select r.id as n, applicant_name, entered, (entered at time zone 'Asia/Kolkata')::date as day
      from reservations r, lateral (select now() - (${size} - r.id) * interval '3 minutes' as entered) as at) as came`,
  `insert into gate_visitors (visit_id, place, name) select id, 1, visitor_name from gate_visits where id % 2 = 0`,
]

const counts = [
  `update counters set value = (select max(receipt_number) from payments) where name = 'receipt'`,
  `update reservation_tally t set new = counted.new, hold = counted.hold, paid = counted.paid, cancelled = counted.cancelled
    from (select count(*) filter (where status = 'NEW') as new, count(*) filter (where status = 'HOLD') as hold,
      count(*) filter (where status = 'PAID') as paid, count(*) filter (where status = 'CANCELLED') as cancelled
      from reservations) counted
    where t.shard = 0`,
  `select setval(pg_get_serial_sequence('reservations', 'id'), (select max(id) from reservations))`,
]

/**
 * Fills a migrated database with `size` reservations and as much of everything that grows with them.
 *
 * @param url of somebody who may write without triggers, and with them foreign keys: what is written is right by its making
 */
export async function fillMany(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
    )
    await withoutIndexes(client, async () => {
      for (const statement of [...venue, reservations(size), ...ofReservations, ...gate(size), ...counts])
        await client.query(statement)
    })
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
