import type { Filled } from './cluster.ts'
import { runOnce } from './cluster.ts'
import { PRICE, VISITS } from './fill.ts'
import type { Subject } from './statements.ts'

/** A NEW reservation with a free room for it, or a reservation on HOLD with the room that it holds. */
export type Target = Subject & { id: number; room: number; arrival: string; departure: string }

/** In days from today: after the last arrival of the filled reservations. */
const FIRST_DAY = 800
/** In days from today: bookings for which the server chooses the room arrive after the targets. */
const FIRST_BOOKED_DAY = 1_200
export const NIGHTS = 2

export type HoldTargets = ReturnType<typeof holdTargets>

/** Makes reservations as needed; they use all rooms once in the same nights, then all rooms in the next nights. */
export function holdTargets({ adminUrl, size, rooms: roomCount }: Filled) {
  // The count does not start at 0, because the first ids of rooms are also ids of users and event types.
  let made = roomCount / 2

  const ofBench = `r.record_type in ('reservation', 'ticket') and r.record_id > ${size}`
  const clear = async () => {
    await runOnce(adminUrl, `delete from gate_visits where id > $1`, [size * VISITS])
    await runOnce(
      adminUrl,
      `set session_replication_role = replica;
       delete from samadh_visits where id > ${size * VISITS};
       delete from pos_meals where reservation_id > ${size};
       delete from meal_tickets where reservation_id > ${size}`,
    )
    // Triggers are disabled, because one of them forbids deletions from the cash book.
    await runOnce(
      adminUrl,
      `set session_replication_role = replica;
       delete from bhent_shares where reservation_id > ${size};
       delete from reservation_receipts where reservation_id > ${size};
       delete from cash_book b using cash_receipts r where r.id = b.receipt_id and ${ofBench};
       delete from cash_receipts r where ${ofBench};
       delete from pos_stock_rows where ticket_id > ${size};
       delete from pos_ticket_lines where ticket_id > ${size};
       delete from pos_tickets where id > ${size}`,
    )
    await runOnce(adminUrl, `delete from stays where reservation_id > $1`, [size])
    await runOnce(adminUrl, `delete from reservations where id > $1`, [size])
    await runOnce(
      adminUrl,
      'vacuum (analyze) reservations, stays, cash_book, cash_receipts, reservation_receipts, gate_visits, samadh_visits, reservation_tally, audit_log',
    )
  }

  /** Returns rooms and nights for bookings, in each building in turn, and the last rooms of a building first. */
  const nights = async (count: number): Promise<Subject[]> => {
    const { rows } = await runOnce(
      adminUrl,
      `select b.id as building, room.id as room, day::text as arrival, (day + ${NIGHTS})::text as departure
       from generate_series($1::int, $2::int) n
       cross join lateral (select current_date + ${FIRST_BOOKED_DAY} + (n / ${roomCount}) * ${NIGHTS} as day) as drawn
       cross join lateral (select id from buildings order by id offset n % 10 limit 1) b
       cross join lateral (select id from rooms where building_id = b.id order by id desc
         offset n % ${roomCount} / 10 limit 1) room`,
      [made, made + count - 1],
    )
    made += count
    return rows
  }

  const make = async (count: number, status: 'NEW' | 'HOLD' = 'NEW'): Promise<Target[]> => {
    const { rows: rooms } = await runOnce(adminUrl, 'select id from rooms order by id')
    const { rows } = await runOnce(
      adminUrl,
      `insert into reservations (application_number, status, event_type_id, applicant_name, members, arrival_date,
         departure_date, arrival_time, departure_time, phone, email, wants_meals)
       select 'A26-' || nextval('application_numbers'), $3, 1, 'Ramesh Sharma',
         '[{"name": "Ramesh Sharma", "age": 50, "i_card_number": "NA"}]', day, day + ${NIGHTS}, '10:00', '10:00',
         '+91 50000 00000', 'guest@example.org', false
       from (select current_date + ${FIRST_DAY} + (n / ${roomCount}) * ${NIGHTS} as day
         from generate_series($1::int, $2::int) n) as drawn
       returning id, arrival_date::text as arrival, departure_date::text as departure`,
      [made, made + count - 1, status],
    )
    const targets = rows.map((row, i) => ({ ...row, room: rooms[(made + i) % roomCount].id }))
    made += count
    if (status === 'HOLD')
      await runOnce(
        adminUrl,
        `insert into stays (reservation_id, room_id, arrival_date, departure_date, price)
         select t.id, t.room, r.arrival_date, r.departure_date, ${PRICE}
         from unnest($1::int[], $2::int[]) t(id, room) join reservations r on r.id = t.id`,
        [targets.map(({ id }) => id), targets.map(({ room }) => room)],
      )
    return targets
  }

  /** Returns how many of the targets now hold their rooms with this status; PAID ones must have a receipt. */
  const became = async (targets: Target[], status: 'HOLD' | 'PAID'): Promise<number> => {
    const { rows } = await runOnce(
      adminUrl,
      `select count(*) as count from reservations r join stays s on s.reservation_id = r.id
       where r.status = $2 and r.id = any($1)
         and (r.status = 'HOLD' or exists (select from reservation_receipts p where p.reservation_id = r.id))`,
      [targets.map(({ id }) => id), status],
    )
    return Number(rows[0].count)
  }
  return { clear, make, nights, became }
}
