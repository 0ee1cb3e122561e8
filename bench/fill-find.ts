import { fillWith } from './fill-with.ts'

/** The number of reservations, and of customers. */
export const RECORDS = 1_000_000

const firstNames = [
  'Ramesh',
  'Sunita',
  'Harpreet',
  'Lakshmi',
  'कमला',
  'Hetal',
  'Sachin',
  'Meena',
  'आशा',
  'Vijay',
]
const lastNames = ['Sharma', 'Gill', 'Rao', 'Banerjee', 'पटेल', 'Patil', 'Soni']
const array = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`).join()}]`
const nameOf = (n: string) => `(${array(firstNames)})[1 + abs(hashint4(${n})) % ${firstNames.length}]`
const surnameOf = (n: string) => `(${array(lastNames)})[1 + abs(hashint4(-${n})) % ${lastNames.length}]`

const phone = (n: string) => `'+91 ' || 6000000000 + abs(hashint4(${n}))`

/** Returns the statement for this many customers of the registry. */
export const customersOf = (count: number) =>
  `insert into customers (id_card_no, main_name, surname, dob, city, phone)
    select 'NR-' || n, ${nameOf('n')}, ${surnameOf('n')}, date '1940-01-01' + n % 25000, 'Agra', ${phone('n')}
    from generate_series(1, ${count}) n`

const statements = [
  `insert into buildings (name) select 'Building ' || n from generate_series(1, 10) n`,
  `insert into floors (building_id, floor_number, position)
    select b.id, n, 'CENTER' from buildings b, generate_series(0, 9) n`,
  `insert into rooms (floor_id, building_id, room_number, price, number_of_beds, max_occupiers, has_toilet, toilet_type, has_ac)
    select f.id, f.building_id, f.floor_number * 100 + n, 500, 2, 3, true, 'DESI', false
    from floors f, generate_series(1, 50) n`,
  `insert into reservations (id, application_number, status, event_type_id, id_card_no, applicant_name, city, members,
      arrival_date, departure_date, arrival_time, departure_time, phone, email, wants_meals, created_at)
    overriding system value
    select n, 'A26-' || lpad(n::text, greatest(6, length(n::text)), '0'),
      case when n % 20 < 14 then 'PAID' when n % 20 < 16 then 'HOLD' when n % 20 < 18 then 'NEW' else 'CANCELLED' end,
      1, 'IC-' || n, ${nameOf('n')} || ' ' || ${surnameOf('n')}, 'Agra', '[]',
      current_date - 700 + n / 700, current_date - 699 + n / 700, '10:00', '10:00',
      '+91 ' || 6000000000 + abs(hashint4(n + 7)), 'guest@example.org', false, now() - (${RECORDS} - n) * interval '1 minute'
    from generate_series(1, ${RECORDS}) n`,
  customersOf(RECORDS),
  `insert into gate_visits (is_satsangi, gate_id, id_card_no, visitor_name, mobile, people, arrival_date, departure_date, departure_time,
      entered_at, entered_by)
    select true, 1, 'GV-' || n, ${nameOf('n')} || ' ' || ${surnameOf('n')}, '9876543210', 1, current_date, current_date, '20:00',
      now() - n * interval '1 minute', (select min(id) from users)
    from generate_series(1, 5000) n`,
]

/** Fills a migrated database by plain SQL, with the rows that the server would have written. */
export const fillRecords = (adminUrl: string): Promise<void> => fillWith(adminUrl, statements)
