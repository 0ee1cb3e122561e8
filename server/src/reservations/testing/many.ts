import type { Size } from '../../testing/fill-many.ts'

export const after = ['venue']

/** The days between the starts of two stays in a room; the stays are shorter. */
const TURN = 7

/**
 * The number of reservations per day is fixed, so more reservations cover more years. Most are PAID or CANCELLED, as
 * after years of use.
 */
const reservations = ({ size, rooms }: Size) => `
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
      current_date + ((n - 1) / ${rooms} - ${size / rooms - 10}) * ${TURN} + (n - 1) % ${rooms} % ${TURN} + abs(hashint4(-n)) % 2 as arrival
    from generate_series(1, ${size}) n) as drawn) as dated`

const belonging = ({ rooms }: Size) => [
  `insert into stays (reservation_id, room_id, arrival_date, departure_date, price)
    select r.id, room.id, r.arrival_date, r.departure_date, room.price from reservations r
    join (select id, price, row_number() over (order by id) - 1 as place from rooms) room on room.place = (r.id - 1) % ${rooms}
    where r.status in ('HOLD', 'PAID')`,
  `insert into meal_tickets (reservation_id, meals) select id, '[]' from reservations where status = 'PAID' and wants_meals`,
  `insert into released_allotments (reservation_id, was, rooms, released_on, released_at)
    select id, 'HOLD', '[]', arrival_date, arrival_date + time '12:00' from reservations where id % 10 = 0`,
  `insert into preferred_buildings (reservation_id, place, building_id)
    select id, 1, 1 + id % 10 from reservations where id % 4 = 0`,
]

const counts = [
  `update reservation_tally t set new = counted.new, hold = counted.hold, paid = counted.paid, cancelled = counted.cancelled
    from (select count(*) filter (where status = 'NEW') as new, count(*) filter (where status = 'HOLD') as hold,
      count(*) filter (where status = 'PAID') as paid, count(*) filter (where status = 'CANCELLED') as cancelled
      from reservations) counted
    where t.shard = 0`,
  `select setval(pg_get_serial_sequence('reservations', 'id'), (select max(id) from reservations))`,
]

export const many = (of: Size) => [reservations(of), ...belonging(of), ...counts]
