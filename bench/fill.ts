import { ensureFirstAdministrator } from '../server/src/access/index.ts'
import { connect } from '../server/src/db/connection.ts'
import { stock, sums } from '../server/src/pos/testing/many.ts'
import type { Filled } from './cluster.ts'
import { houseStatements } from './fill-electrical.ts'
import { customersOf } from './fill-find.ts'
import { shopStatements } from './fill-pos.ts'
import { visitStatements } from './fill-samadh.ts'
import { fillWith } from './fill-with.ts'

export const administrator = { adminEmail: 'admin@example.org', adminPassword: 'for the benchmark only' }

/** The Bhent per day of every room, in rupees. */
export const PRICE = '500.00'

/** The number of visits for each reservation, at the gate and at the memorial site. */
export const VISITS = 10

/** The number of tickets of a day, with three lines each. There are as many tickets as reservations. */
const TICKETS_A_DAY = 100
const LINES = 3

/**
 * Returns the number of houses: one for every fifty reservations, at least a thousand, each with ten years of bills.
 */
const housesFor = (size: number) => Math.max(1_000, size / 50)

/** The number of days from one stay in a room to the next; every stay is shorter. */
const TURN = 7

/** Statements for ten buildings of ten floors with `count` rooms together. */
const rooms = (count: number) => [
  `insert into buildings (name) select 'Building ' || n from generate_series(1, 10) n`,
  `insert into floors (building_id, floor_number, position)
    select b.id, n, 'CENTER' from buildings b, generate_series(0, 9) n`,
  `insert into rooms (floor_id, building_id, room_number, price, number_of_beds, max_occupiers, has_toilet, toilet_type, has_ac)
    select f.id, f.building_id, f.floor_number * 100 + n, ${PRICE}, 2, 3, true, 'DESI', false
    from floors f, generate_series(1, ${count / 100}) n`,
]

/**
 * The statement for `size` reservations, with the same number per day at every size: over 5,000 rooms, ten thousand
 * cover two weeks around today and a million cover four years. Reservation n is the turn (n - 1) / rooms of room (n -
 * 1) % rooms. 70 % are PAID, 15 % CANCELLED, the rest NEW or on HOLD. Holds with an arrival more than two days ago are
 * CANCELLED, and PAID guests with an arrival before today have checked in.
 */
const reservations = (size: number, roomCount: number) => `
  insert into reservations (id, application_number, status, event_type_id, id_card_no, applicant_name, city, members,
    arrival_date, departure_date, arrival_time, departure_time, phone, email, comments, wants_meals, created_at,
    checked_in_at)
  overriding system value
  select n, 'A26-' || lpad(n::text, greatest(6, length(n::text)), '0'),
    case when lot < 70 then 'PAID' when lot >= 85 or lot >= 70 and lot < 78 and arrival < current_date - 2 then 'CANCELLED'
      when lot < 78 then 'HOLD' else 'NEW' end,
    1 + n % 2, 'IC-' || n,
    (array['Ramesh', 'Sunita', 'Harpreet', 'Lakshmi', 'Subrata', 'Hetal', 'Sachin', 'Meena'])[1 + lot % 8] || ' ' ||
      (array['Sharma', 'Gill', 'Rao', 'Banerjee', 'Patel', 'Patil', 'Soni'])[1 + n % 7],
    (array['Agra', 'Jaipur', 'Pune', 'Surat', 'Delhi'])[1 + n % 5],
    (select jsonb_agg(jsonb_build_object('name', 'Member ' || m, 'age', 20 + (n + m) % 60, 'i_card_number', 'IC-' || n || '-' || m))
      from generate_series(1, 1 + n % 4) m),
    arrival, arrival + 1 + lot % 5, '10:00', '10:00', '+91 ' || 6000000000 + abs(hashint4(n + 7)), 'guest' || n || '@example.org',
    case when n % 10 = 0 then 'Ground floor please' end, n % 4 = 0,
    now() - (${size} - n) * interval '1 minute',
    case when lot < 70 and arrival < current_date then (arrival + time '12:00') at time zone 'Asia/Kolkata' end
  from (select n, abs(hashint4(n)) % 100 as lot,
      current_date + ((n - 1) / ${roomCount} - ${size / roomCount / 2}) * ${TURN} + (n - 1) % ${roomCount} % ${TURN} + abs(hashint4(-n)) % 2 as arrival
    from generate_series(1, ${size}) n) as drawn`

const stays = (roomCount: number) => `
  insert into stays (reservation_id, room_id, arrival_date, departure_date, price)
  select r.id, room.id, r.arrival_date, r.departure_date, room.price
  from reservations r
  join (select id, price, row_number() over (order by id) - 1 as place from rooms) room on room.place = (r.id - 1) % ${roomCount}
  where r.status in ('HOLD', 'PAID')`

/**
 * SQL for the last receipt number of a reservation, counted from 0: its rooms were exchanged for dearer ones and back.
 */
const RECEIPTS = 'case when r.id % 7 < 2 then 4 else 3 end'

const payments = [
  `insert into cash_sessions (counter, number, user_id, opened_at, closed_at, closed_by, z_number, counted, expected)
    select 'bhent', n, staff, day, day + interval '1 day', staff, n, 0, 0
    from (select row_number() over (order by day) as n, day, (select min(id) from users) as staff
      from (select distinct created_at::date as day from reservations where status = 'PAID') as days) as numbered`,
  `insert into cash_receipts (session_id, counter, taken_by, taken_at, series, number, record_type, record_id, record_name)
    select s.id, 'bhent', s.user_id, r.created_at + n * interval '1 hour', 'bhent', row_number() over (order by r.id, n),
      'reservation', r.id, r.application_number || ' ' || r.applicant_name
    from reservations r join cash_sessions s on s.opened_at = r.created_at::date,
      generate_series(0, ${RECEIPTS}) n
    where r.status = 'PAID' order by r.id, n`,
  // The first row is the Bhent. Then follow exchanges for dearer rooms, each with its reversal, which undoes the row
  // before.
  `insert into cash_book (id, receipt_id, tender, kind, amount, undoes, session_id, counter, taken_by, taken_at)
    overriding system value
    select c.id, c.id, 'CASH', 'BHENT', case when n = 1 then (r.departure_date - r.arrival_date) * ${PRICE} when n % 2 = 0 then 100 else -100 end,
      case when n > 1 and n % 2 = 1 then c.id - 1 end, c.session_id, c.counter, c.taken_by, c.taken_at
    from (select *, row_number() over (partition by record_id order by id) as n from cash_receipts) as c
    join reservations r on r.id = c.record_id`,
  `select setval(pg_get_serial_sequence('cash_book', 'id'), (select max(id) from cash_book))`,
  `insert into reservation_receipts (receipt_id, reservation_id, kind)
    select id, record_id, case when n = 1 then 'BHENT' when n % 2 = 0 then 'DIFFERENCE' else 'REFUND' end
    from (select id, record_id, row_number() over (partition by record_id order by id) as n from cash_receipts) as numbered`,
  `insert into bhent_shares (receipt_id, reservation_id, building_id, taken_at, is_first, bhent, donation)
    select b.receipt_id, l.reservation_id, room.building_id, b.taken_at, true, b.amount, 0
    from cash_book b join reservation_receipts l on l.receipt_id = b.receipt_id
      left join stays s on s.reservation_id = l.reservation_id left join rooms room on room.id = s.room_id`,
  `update receipt_series set last = (select max(number) from cash_receipts) where series = 'bhent'`,
  `update cash_counters set last_session = n, last_z = n from (select count(*) as n from cash_sessions) as filled where name = 'bhent'`,
  `update reservation_tally set new = 0, hold = 0, paid = 0, cancelled = 0, combined = 0`,
  `update reservation_tally t set new = counted.new, hold = counted.hold, paid = counted.paid, cancelled = counted.cancelled
    from (select count(*) filter (where status = 'NEW') as new, count(*) filter (where status = 'HOLD') as hold,
      count(*) filter (where status = 'PAID') as paid, count(*) filter (where status = 'CANCELLED') as cancelled
      from reservations) counted
    where t.shard = 0`,
]

/** The statement for ten visits per reservation, one every half minute until now; the last two thousand are inside. */
const visits = (size: number) => `
  insert into gate_visits (is_satsangi, gate_id, id_card_no, visitor_name, mobile, purpose_id, country_id, people, arrival_date,
    departure_date, departure_time, entered_at, entered_by, exited_at, exited_by)
  select n % 3 > 0, 1, 'NR-' || n, 'Some visitor', '5000000000', case when n % 3 = 0 then 1 + n % 5 end, 'IND', 1 + n % 4, day,
    day, case when n % 3 > 0 then time '20:00' end, entered, staff,
    case when n <= last - 2000 then entered + interval '50 minutes' end, case when n <= last - 2000 then staff end
  from (select n, last, staff, entered, (entered at time zone 'Asia/Kolkata')::date as day
    from (select ${size * VISITS} as last, min(id) as staff from users) as one, generate_series(1, last) n,
      lateral (select now() - (last - n) * interval '30 seconds' as entered) as at) as came`

const sequences = (size: number) => [
  `select setval(pg_get_serial_sequence('reservations', 'id'), ${size})`,
  `select setval('application_numbers', ${size})`,
]

/** Fills a migrated database with plain SQL, with the rows that the server would have written. */
export async function fill({ size, rooms: roomCount, url, adminUrl }: Filled): Promise<void> {
  const { db } = connect(url)
  await ensureFirstAdministrator(db, administrator)
  await db.destroy()

  await fillWith(adminUrl, [
    ...rooms(roomCount),
    reservations(size, roomCount),
    stays(roomCount),
    ...payments,
    visits(size),
    ...sequences(size),
    customersOf(size),
    ...shopStatements(size, TICKETS_A_DAY, LINES),
    ...stock(),
    ...sums(),
    ...visitStatements(size * VISITS),
    ...houseStatements(housesFor(size)),
    `select gate_sum_until(now())`,
  ])
}
