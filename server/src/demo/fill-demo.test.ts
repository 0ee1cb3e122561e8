import { addDays } from '@nivas/contract/dates.ts'
import { mealsOf } from '@nivas/contract/reservations/meals.ts'
import { nights, stayTotal } from '@nivas/contract/reservations/stay.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database } from '../db/connection.ts'
import { createTestDatabase } from '../testing/database.ts'
import { fillDemo } from './fill-demo.ts'
import { readSample } from './stay-sample.ts'

const today = '2026-03-11'
const now = '10:30'
const options = { today, now }
let database: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const made = await createTestDatabase()
  drop = made.drop
  database = connect(made.url)
  await fillDemo(database.db, options)
})

afterAll(async () => {
  await database.db.destroy()
  await drop()
})

/** Returns the number that a query selects. */
async function number(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const { rows } = await query.execute(database.db)
  return Number(rows[0]?.n)
}

const reservations = () => database.db.selectFrom('reservations').selectAll().orderBy('id').execute()
const stays = () => database.db.selectFrom('stays').selectAll().execute()
const book = () =>
  database.db
    .selectFrom('cash_book as b')
    .innerJoin('cash_receipts as r', 'r.id', 'b.receipt_id')
    .where('r.counter', '=', 'bhent')
    .select(['r.number', 'r.record_id as reservation_id', 'r.taken_at', 'b.kind', 'b.amount'])
    .orderBy('b.id')
    .execute()

describe('the demo venue', () => {
  test('has 12 buildings, 60 floors, 1,200 rooms and 2,000 customers', async () => {
    expect(await number(sql`select count(*) as n from buildings`)).toBe(12)
    expect(await number(sql`select count(*) as n from floors`)).toBe(60)
    expect(await number(sql`select count(*) as n from rooms`)).toBe(1200)
    expect(await number(sql`select count(*) as n from customers`)).toBe(2000)
  })

  test('has reservations in every state, and something for every screen today', async () => {
    const all = await reservations()
    const count = (status: string) => all.filter((one) => one.status === status).length
    expect(all.length).toBeGreaterThanOrEqual(600)
    for (const status of ['NEW', 'HOLD', 'PAID', 'CANCELLED', 'COMBINED'])
      expect(count(status)).toBeGreaterThan(10)
    const arriving = (day: string) => all.filter((one) => one.arrival_date === day)
    expect(arriving(addDays(today, 1)).filter(({ status }) => status === 'HOLD')).not.toHaveLength(0)
    const expected = arriving(today).filter(({ status }) => status === 'PAID')
    expect(expected.filter(({ checked_in_at }) => checked_in_at)).not.toHaveLength(0)
    expect(expected.filter(({ checked_in_at }) => !checked_in_at)).not.toHaveLength(0)
    expect(all.filter((one) => one.status === 'PAID' && one.allotment_cancelled_at)).not.toHaveLength(0)
    const late = arriving(addDays(today, -1)).filter((one) => one.checked_in_at === null)
    expect(late.filter(({ status }) => status === 'PAID' || status === 'HOLD')).not.toHaveLength(0)
    expect(late.filter(({ arrival_time, status }) => status !== 'CANCELLED' && arrival_time <= now)).toEqual(
      [],
    )
  })

  test('has rooms that are closed for some days, past, present and future, with their nights', async () => {
    const { rows } = await sql<{ from: string; reason: string }>`
      select c.from_date as from, c.reason from room_closures c join stays s on s.closure_id = c.id
      join rooms r on r.id = c.room_id where r.is_active order by c.from_date`.execute(database.db)
    expect(rows).toEqual([
      { from: addDays(today, -2), reason: 'Repair' },
      { from: today, reason: 'Cleaning' },
      { from: addDays(today, 3), reason: 'Reserved for guests of honour' },
    ])
  })

  test('has visitors at the gate today, and some inside for each colour of the list', async () => {
    const moment = sql`${`${today} ${now}`}::timestamp at time zone 'Asia/Kolkata'`
    const inside = (least: number, most: number) =>
      number(sql`select count(*) as n from gate_visits where exited_at is null
        and entered_at <= ${moment} - make_interval(mins => ${least}) and entered_at > ${moment} - make_interval(mins => ${most})`)
    expect(await inside(0, 60)).toBeGreaterThan(5)
    expect(await inside(60, 121)).toBeGreaterThan(5)
    expect(await inside(121, 300)).toBeGreaterThan(5)
    expect(await number(sql`select count(*) as n from gate_visits`)).toBeGreaterThan(420)
    expect(
      await number(sql`select count(*) as n from reservations r
      where (r.gate_checked_in_at is not null) <> exists (select from gate_visits v where v.reservation_id = r.id)`),
    ).toBe(0)
    expect(
      await number(
        sql`select count(*) as n from gate_visits where entered_at > ${moment} or exited_at > ${moment}`,
      ),
    ).toBe(0)
  })

  test('has attributes of every type, and values of each', async () => {
    const { rows } = await sql<{
      type: string
      valued: number
    }>`select a.type, count(distinct a.id)::int as valued
      from attributes a join attribute_values v on v.attribute_id = a.id group by 1 order by 1`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { type: 'BUILDING', valued: 3 },
      { type: 'FLOOR', valued: 1 },
      { type: 'ROOM', valued: 2 },
    ])
  })

  test('has a tally that equals the number of rows', async () => {
    const counted =
      await sql`select sum(new)::int as "NEW", sum(hold)::int as "HOLD", sum(paid)::int as "PAID",
      sum(cancelled)::int as "CANCELLED", sum(combined)::int as "COMBINED" from reservation_tally`.execute(
        database.db,
      )
    const { rows } = await sql`select json_object_agg(status, n) as by_status
      from (select status, count(*) as n from reservations group by 1) as counted`.execute(database.db)
    expect(counted.rows[0]).toEqual((rows[0] as { by_status: unknown }).by_status)
  })

  test('has parties and stays like the real bookings', async () => {
    const sample = readSample()
    const applications = (await reservations()).filter(({ is_child }) => !is_child)
    const shares = (values: number[]) => {
      const of = new Map<number, number>()
      for (const value of values) of.set(value, (of.get(value) ?? 0) + 1 / values.length)
      return of
    }
    const distance = (a: Map<number, number>, b: Map<number, number>) =>
      [...new Set([...a.keys(), ...b.keys()])].reduce(
        (sum, key) => sum + Math.abs((a.get(key) ?? 0) - (b.get(key) ?? 0)),
        0,
      ) / 2
    expect(distance(shares(applications.map(nights)), shares(sample.map((one) => one.nights)))).toBeLessThan(
      0.02,
    )
    const guests = sample.map(({ adults, children, babies }) => adults + children + babies)
    expect(distance(shares(applications.map((one) => one.members_count)), shares(guests))).toBeLessThan(0.02)
  })
})

describe('the history of the demo', () => {
  test('is in the audit in order of time: applications, rooms held, Bhent, check-ins and releases', async () => {
    const { rows } = await sql<{ call: string; n: number }>`select call, count(*)::int as n from audit_log
      where area = 'reservations' group by 1`.execute(database.db)
    const done = new Map(rows.map(({ call, n }) => [call.split('.')[1], n]))
    for (const call of ['apply', 'book', 'multipleManual', 'hold', 'takeBhent', 'checkIn', 'release'])
      expect(done.get(call), call).toBeGreaterThan(0)
    expect(done.get('takeBhent')).toBe(
      await number(sql`select count(*) as n from reservation_receipts where kind = 'BHENT'`),
    )
    expect(
      await number(sql`select count(*) as n from (
        select at < lag(at) over (order by id) as is_before from audit_log where area = 'reservations') a where is_before`),
    ).toBe(0)
  })

  test('has mails to applicants: sent, refused, and kept because there is no mail server', async () => {
    const mails = (condition: RawBuilder<unknown>) =>
      number(sql`select count(*) as n from mails where ${condition}`)
    expect(await mails(sql`sent_at is not null and text is null`)).toBeGreaterThan(20)
    expect(await mails(sql`failed_at is not null`)).toBeGreaterThan(0)
    expect(await mails(sql`kept_at is not null and text is not null`)).toBeGreaterThan(5)
    expect(await mails(sql`subject like '%आवेदन%'`)).toBeGreaterThan(0)
  })
})

describe('the consistency of the demo', () => {
  test('numbers follow the order of application, and there is nothing in the future', async () => {
    const all = await reservations()
    const numbers = all.map(({ application_number }) => Number(application_number.slice(4)))
    expect(numbers).toEqual(all.map((_, i) => i + 1))
    const clock = new Date(`${today}T${now}:00+05:30`).getTime()
    for (const [i, one] of all.entries()) {
      expect(one.application_number).toMatch(/^A2[56]-\d{6}$/)
      expect(one.created_at.getTime()).toBeLessThanOrEqual(clock)
      expect(one.created_at.getTime()).toBeGreaterThanOrEqual(all[i - 1]?.created_at.getTime() ?? 0)
    }
    expect(await number(sql`select last_value as n from application_numbers`)).toBe(all.length)
  })

  test('reservations with rooms have places for all, in active rooms; the others have no rooms', async () => {
    const held = await database.db
      .selectFrom('stays')
      .innerJoin('rooms', 'rooms.id', 'stays.room_id')
      .select(['reservation_id', 'max_occupiers', 'is_active'])
      .execute()
    for (const { id, status, members_count, allotment_cancelled_at } of await reservations()) {
      const rooms = held.filter(({ reservation_id }) => reservation_id === id)
      const holds = (status === 'HOLD' || status === 'PAID') && !allotment_cancelled_at
      expect(rooms.reduce((sum, { max_occupiers }) => sum + max_occupiers, 0) >= members_count).toBe(holds)
      expect(rooms.every(({ is_active }) => is_active)).toBe(true)
    }
  })

  test('every PAID reservation is paid in full; receipts have no gaps and are in order of time', async () => {
    const rows = await book()
    const numbers = [...new Set(rows.map((row) => row.number))]
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
    expect(await number(sql`select last as n from receipt_series where series = 'bhent'`)).toBe(
      numbers.length,
    )
    expect(rows.map(({ taken_at }) => taken_at.getTime())).toEqual(
      rows.map(({ taken_at }) => taken_at.getTime()).sort((a, b) => a - b),
    )
    const rooms = await stays()
    for (const one of await reservations()) {
      const lines = rows.filter(({ reservation_id }) => reservation_id === one.id)
      const paid = lines.reduce((sum, { kind, amount }) => sum + (kind === 'BHENT' ? Number(amount) : 0), 0)
      const prices = rooms.filter(({ reservation_id }) => reservation_id === one.id).map(({ price }) => price)
      if (one.status !== 'PAID') expect(lines).toHaveLength(0)
      else if (one.allotment_cancelled_at) expect(paid).toBeGreaterThan(0)
      else expect(paid).toBe(stayTotal(prices, nights(one)))
      for (const { taken_at } of lines) {
        expect(taken_at.getTime()).toBeGreaterThanOrEqual(one.created_at.getTime())
        expect(taken_at.getTime()).toBeLessThanOrEqual(
          one.checked_in_at?.getTime() ?? Number.POSITIVE_INFINITY,
        )
      }
    }
  })

  test('Bhent is taken while the counter is open, except from guests who come or apply in the night', async () => {
    const taken = (condition: RawBuilder<unknown>) =>
      number(sql`select count(*) as n from cash_receipts
      where counter = 'bhent' and (taken_at at time zone 'Asia/Kolkata')::time ${condition}`)
    expect(await taken(sql`not between '08:00' and '20:15'`)).toBeLessThan(
      (await taken(sql`between '08:00' and '20:15'`)) / 8,
    )
  })

  test('there is no check-in before the day of arrival, without payment, or tomorrow', async () => {
    const clock = new Date(`${today}T${now}:00+05:30`)
    const early = sql<{ n: number }>`select count(*) as n from reservations
      where checked_in_at < arrival_date::timestamp at time zone 'Asia/Kolkata'
        or gate_checked_in_at < arrival_date::timestamp at time zone 'Asia/Kolkata'
        or checked_in_at > ${clock} or gate_checked_in_at > ${clock} or checked_in_at < gate_checked_in_at
        or (checked_in_at is not null and (status <> 'PAID' or allotment_cancelled_at is not null))`
    expect(await number(early)).toBe(0)
  })

  test('tickets belong to PAID reservations and list the meals of their stay', async () => {
    const tickets = await database.db
      .selectFrom('meal_tickets')
      .innerJoin('reservations', 'reservations.id', 'meal_tickets.reservation_id')
      .select(['meals', 'status', 'arrival_date', 'departure_date', 'arrival_time', 'departure_time'])
      .execute()
    expect(tickets.length).toBeGreaterThan(50)
    for (const { meals, status, ...stay } of tickets) {
      expect(status).toBe('PAID')
      const times = {
        arrival_time: stay.arrival_time.slice(0, 5),
        departure_time: stay.departure_time.slice(0, 5),
      }
      expect(meals).toEqual(mealsOf({ ...stay, ...times }))
    }
    const missing = sql<{ n: number }>`select count(*) as n from reservations r
      where status = 'PAID' and wants_meals and not exists (select from meal_tickets t where t.reservation_id = r.id)`
    expect(await number(missing)).toBe(0)
  })

  test('a combined reservation holds the rooms of its parents, for all nights and members', async () => {
    const all = await reservations()
    const children = all.filter(({ is_child }) => is_child)
    expect(children.length).toBeGreaterThanOrEqual(5)
    for (const child of children) {
      const parents = all.filter(({ combined_into }) => combined_into === child.id)
      expect(parents.length).toBeGreaterThanOrEqual(2)
      expect(child.arrival_date).toBe(parents.map(({ arrival_date }) => arrival_date).sort()[0])
      expect(child.departure_date).toBe(
        parents
          .map(({ departure_date }) => departure_date)
          .sort()
          .at(-1),
      )
      expect(child.members_count).toBe(parents.reduce((sum, { members_count }) => sum + members_count, 0))
      expect(['HOLD', 'PAID']).toContain(child.status)
    }
  })
})
