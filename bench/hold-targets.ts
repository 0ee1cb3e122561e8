import type { Filled } from './cluster.ts'
import { runOnce } from './cluster.ts'
import { ROOMS } from './fill.ts'
import type { Subject } from './statements.ts'

/** A NEW reservation and a room that is free for it. */
export type Target = Subject & { id: number; room: number; arrival: string; departure: string }

/** Past the last arrival of the filling. */
const FIRST_DAY = 800
const NIGHTS = 2

export type HoldTargets = ReturnType<typeof holdTargets>

/** NEW reservations, made as they are used up: each round of 5,000 takes every room once, for nights of its own. */
export function holdTargets({ adminUrl, size }: Filled) {
  // Not from 0: the first ids of rooms are also those of users and event types.
  let made = ROOMS / 2

  const clear = async () => {
    await runOnce(adminUrl, `delete from stays where reservation_id > $1`, [size])
    await runOnce(adminUrl, `delete from reservations where id > $1`, [size])
    await runOnce(adminUrl, 'vacuum (analyze) reservations, stays, reservation_tally, audit_log')
  }

  const make = async (count: number): Promise<Target[]> => {
    const { rows: rooms } = await runOnce(adminUrl, 'select id from rooms order by id')
    const { rows } = await runOnce(
      adminUrl,
      `insert into reservations (application_number, status, event_type_id, applicant_name, members, arrival_date,
         departure_date, arrival_time, departure_time, phone, email, wants_meals)
       select 'A26-' || nextval('application_numbers'), 'NEW', 1, 'Ramesh Sharma',
         '[{"name": "Ramesh Sharma", "age": 50, "i_card_number": "NA"}]', day, day + ${NIGHTS}, '10:00', '10:00',
         '+91 50000 00000', 'guest@example.org', false
       from (select current_date + ${FIRST_DAY} + (n / ${ROOMS}) * ${NIGHTS} as day
         from generate_series($1::int, $2::int) n) as drawn
       returning id, arrival_date::text as arrival, departure_date::text as departure`,
      [made, made + count - 1],
    )
    const targets = rows.map((row, i) => ({ ...row, room: rooms[(made + i) % ROOMS].id }))
    made += count
    return targets
  }

  /** How many of these hold their room. */
  const held = async (targets: Target[]): Promise<number> => {
    const { rows } = await runOnce(
      adminUrl,
      `select count(*) as held from reservations r join stays s on s.reservation_id = r.id
       where r.status = 'HOLD' and r.id = any($1)`,
      [targets.map(({ id }) => id)],
    )
    return Number(rows[0].held)
  }
  return { clear, make, held }
}
