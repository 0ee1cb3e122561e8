import { readFile } from 'node:fs/promises'
import { addDays, dayInWords } from '@nivas/contract/dates.ts'
import { verify } from '@node-rs/argon2'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database } from '../db/connection.ts'
import { createDatabase, type TestDatabase } from '../testing/create-database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { fillDemo } from './fill-demo.ts'
import { oldDemo } from './old-demo.ts'
import type { DemoSignIn } from './staff.ts'
import { contents } from './testing/contents.ts'

const now = '10:30'
const options = { today: '2026-03-11', now }
let database: Database
let drop: () => Promise<void>
let signIns: DemoSignIn[]
/** A copy of the filled database, because filling one takes seconds. */
let copy: TestDatabase

beforeAll(async () => {
  const made = await createTestDatabase()
  drop = made.drop
  const filling = connect(made.url)
  signIns = await fillDemo(filling.db, options)
  // Closes the connections, because a database with connections cannot be copied.
  await filling.db.destroy()
  copy = await createDatabase(made.url, new URL(made.url).pathname.slice(1))
  database = connect(made.url)
})

afterAll(async () => {
  await database.db.destroy()
  await drop()
})

/** Returns the number that a query selects. */
async function number(query: RawBuilder<{ n: number }>): Promise<number> {
  const { rows } = await query.execute(database.db)
  return Number(rows[0]?.n)
}

test('a second call changes nothing', async () => {
  const before = await contents(database)
  await fillDemo(database.db, { today: '2026-07-01', now })
  expect(await contents(database)).toEqual(before)
  expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(12)
})

test('the same day gives the same venue; two servers at once fill it once', async () => {
  const other = await createTestDatabase()
  const second = connect(other.url)
  await Promise.all([fillDemo(second.db, options), fillDemo(second.db, options)])
  expect(await contents(second)).toEqual(await contents(database))
  await second.db.destroy()
  await other.drop()
})

/** The tables that the gate's demo fills. */
const ofGate = ['gate_visitors', 'gate_visits', 'gates', 'gate_settings']

describe('a demo from a version without the gate', () => {
  let older: Database
  const except = (all: Record<string, string>, names: string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
  const visits = async () => {
    const { rows } = await sql<{ all: number; latest: string }>`
      select count(*)::int as all, max(arrival_date) as latest from gate_visits`.execute(older.db)
    return rows[0]
  }

  beforeAll(async () => {
    older = connect(copy.url)
    await sql`delete from gate_visits`.execute(older.db)
    await sql`update gate_settings set ceiling = null`.execute(older.db)
  })
  afterAll(async () => {
    await older.db.destroy()
    await copy.drop()
  })

  test('gets it at the next start, even without the demo setting, and nothing else changes', async () => {
    const before = await contents(older)
    expect(await fillDemo(older.db, { today: '2026-03-13', now, fromEmpty: false })).toEqual([])
    const after = await contents(older)
    expect(except(after, ofGate)).toEqual(except(before, ofGate))
    expect(await visits()).toEqual({ all: expect.any(Number), latest: '2026-03-13' })
    expect((await visits())?.all).toBeGreaterThan(420)
    const guard = await older.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'gate@nivas.local')
      .executeTakeFirstOrThrow()
    const entered = await older.db.selectFrom('gate_visits').select('entered_by').distinct().execute()
    expect(entered).toEqual([{ entered_by: guard.id }])
  })

  test('is not changed after that, even when the gate has only its ceiling', async () => {
    const before = await contents(older)
    await fillDemo(older.db, { today: '2026-03-14', now })
    expect(await contents(older)).toEqual(before)
    await sql`delete from gate_visits`.execute(older.db)
    await fillDemo(older.db, { today: '2026-03-14', now })
    expect(await visits()).toEqual({ all: 0, latest: null })
  })

  test('gets it once from two servers, even when the demo’s guard has another e-mail', async () => {
    await sql`update gate_settings set ceiling = null`.execute(older.db)
    await sql`update users set email = 'north-gate@example.org' where email = 'gate@nivas.local'`.execute(
      older.db,
    )
    const day = { today: '2026-03-15', now }
    await Promise.all([fillDemo(older.db, day), fillDemo(older.db, day)])
    const { rows } = await sql<{ today: number }>`
      select count(*)::int as today from gate_visits where reservation_id is null and arrival_date = ${day.today}`.execute(
      older.db,
    )
    expect(rows[0]?.today).toBe(385)
  })
})

test('staff have their roles and different passwords, which are shown once', async () => {
  const { rows } = await sql<{ email: string; role: string; password_hash: string }>`
    select u.email, r.name as role, u.password_hash from users u
    join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id order by u.id`.execute(
    database.db,
  )
  expect(rows).toHaveLength(12)
  expect(rows.find(({ email }) => email === 'cashier@nivas.local')?.role).toBe('Cashier')
  expect(rows.some(({ role }) => role === 'Administrator')).toBe(false)
  expect(signIns.map(({ email }) => email)).toEqual(rows.map(({ email }) => email))
  expect(new Set(signIns.map(({ password }) => password)).size).toBe(12)
  for (const [at, { password }] of signIns.entries())
    expect(await verify(rows[at]?.password_hash ?? '', password)).toBe(true)
  expect(await fillDemo(database.db, options)).toEqual([])
})

test('a demo of an earlier day gives a warning at the start', async () => {
  const timeZone = 'Asia/Kolkata'
  const { rows } = await sql<{ day: string }>`
    select to_char(filled_at at time zone ${timeZone}, 'YYYY-MM-DD') as day from demo_venue`.execute(
    database.db,
  )
  const day = rows[0]?.day ?? ''
  expect(await oldDemo(database.db, { today: day, timeZone })).toBeUndefined()
  const later = await oldDemo(database.db, { today: addDays(day, 3), timeZone })
  expect(later).toContain(dayInWords(day))
  expect(later).toContain('DATA_DIR')
})

test('the card that the README names is one of the registry', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  const cards = readme.match(/\b[A-Z]{3}-1\d{5}\b/g) ?? []
  expect(cards).not.toHaveLength(0)
  const found = await database.db
    .selectFrom('customers')
    .select('id')
    .where('id_card_no', 'in', cards)
    .execute()
  expect(found).toHaveLength(cards.length)
})

describe('the cash book of the demo', () => {
  test('there are open sessions, one open for too long, variances, UPI and signed days', async () => {
    expect(
      await number(sql`select count(*) as n from cash_sessions where closed_at is null`),
    ).toBeGreaterThan(0)
    expect(
      await number(sql`select count(*) as n from cash_sessions where closed_at is null
      and opened_at < ${new Date(`${options.today}T${now}:00+05:30`)}::timestamptz - interval '18 hours'`),
    ).toBe(1)
    expect(await number(sql`select count(*) as n from cash_sessions where variance <> 0`)).toBeGreaterThan(2)
    expect(await number(sql`select count(*) as n from cash_movements`)).toBeGreaterThan(5)
    expect(await number(sql`select count(*) as n from cash_book where tender = 'UPI'`)).toBeGreaterThan(50)
    expect(await number(sql`select count(*) as n from cash_days`)).toBeGreaterThan(5)
    expect(
      await number(sql`select count(*) as n from cash_sessions s where closed_at is not null
      and not exists (select from cash_day_sessions d where d.session_id = s.id)`),
    ).toBeGreaterThan(0)
    // No session is later than now.
    expect(
      await number(sql`select count(*) as n from cash_sessions
      where greatest(opened_at, closed_at) > ${new Date(`${options.today}T${now}:00+05:30`)}`),
    ).toBe(0)
  })

  test('signed days hold the sessions of all counters, and their cash', async () => {
    expect(
      await number(sql`select count(*) as n from cash_days d where cash is distinct from (
        select sum(s.counted - s.opening_float - coalesce((select sum(amount) from cash_movements where session_id = s.id), 0))
        from cash_day_sessions ds join cash_sessions s on s.id = ds.session_id where ds.day = d.day)`),
    ).toBe(0)
    expect(
      await number(sql`select count(*) as n from cash_sessions s where closed_at < ${addDays(options.today, -1)}::timestamp at time zone 'Asia/Kolkata'
        and not exists (select from cash_day_sessions d where d.session_id = s.id)`),
    ).toBe(0)
    expect(
      await number(
        sql`select count(distinct s.counter) as n from cash_day_sessions d join cash_sessions s on s.id = d.session_id`,
      ),
    ).toBe(5)
  })
})

describe('the memorial site of the demo', () => {
  test('has two years of visits, people in all three colours, trays in use, and unclaimed things', async () => {
    expect(await number(sql`select count(*) as n from samadh_visits`)).toBeGreaterThan(8_000)
    expect(
      await number(sql`select count(distinct entered_at::date) as n from samadh_visits`),
    ).toBeGreaterThan(725)
    const moment = sql`${`${options.today}T${now}`}::timestamp at time zone 'Asia/Kolkata'`
    const inside = (from: number, to: number) =>
      number(sql`select count(*) as n from samadh_visits where exited_at is null
        and entered_at between (${moment}) - make_interval(mins => ${to}::int) and (${moment}) - make_interval(mins => ${from}::int)`)
    expect([await inside(0, 59), await inside(60, 120), await inside(121, 500)]).toEqual([8, 5, 3])
    expect(
      await number(sql`select count(*) as n from samadh_trays where visit_id is not null`),
    ).toBeGreaterThan(6)
    expect(
      await number(sql`select count(*) as n from samadh_visits
        where exited_at is not null and returned_at is null and tray_no is not null`),
    ).toBeGreaterThan(0)
  })
})

describe('health and words of the demo', () => {
  test('there are persons with one dose and with two, in order, the last ones today', async () => {
    const having = (doses: number) =>
      number(sql`select count(*) as n from vaccination_persons where dose_count = ${doses}`)
    expect(await having(1)).toBeGreaterThan(20)
    expect(await having(2)).toBeGreaterThan(100)
    expect(await having(0)).toBe(0)
    const doses = (condition: RawBuilder<unknown>) =>
      number(sql`select count(*) as n from vaccination_doses d where ${condition}`)
    expect(await doses(sql`given_on > ${options.today}`)).toBe(0)
    expect(await doses(sql`given_on = ${options.today}`)).toBeGreaterThan(0)
    expect(
      await doses(sql`dose = 2 and given_on < (select f.given_on from vaccination_doses f
        where f.person_id = d.person_id and f.dose = 1)`),
    ).toBe(0)
    expect(await number(sql`select count(distinct vaccine_type_id) as n from vaccination_doses`)).toBe(5)
  })

  test('there are patients who came more than once, some of them today, but none after now', async () => {
    expect(await number(sql`select count(*) as n from patients`)).toBeGreaterThan(200)
    expect(
      await number(
        sql`select count(*) as n from (select from patient_visits group by patient_id having count(*) > 1) r`,
      ),
    ).toBeGreaterThan(50)
    expect(
      await number(sql`select count(*) as n from patient_visits
        where visited_at > ${`${options.today}T${now}`}::timestamp at time zone 'Asia/Kolkata'`),
    ).toBe(0)
    expect(
      await number(sql`select count(*) as n from patient_visits where visit_day = ${options.today}`),
    ).toBeGreaterThan(0)
  })

  test('there are some two hundred devotional words, each once, and found by the search', async () => {
    expect(await number(sql`select count(*) as n from dictionary_pairs where own`)).toBeGreaterThan(180)
    expect(
      await number(sql`select count(*) as n from dictionary_pairs p
        where own and not exists (select from dictionary_terms t where t.pair_id = p.id)`),
    ).toBe(0)
  })
})
