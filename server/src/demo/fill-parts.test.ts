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

const now = '10:30'
const options = { today: '2026-03-11', now }
let database: Database
let drop: () => Promise<void>
let signIns: DemoSignIn[]
/** A copy of the filled database: filling one takes seconds. */
let copy: TestDatabase

beforeAll(async () => {
  const made = await createTestDatabase()
  drop = made.drop
  const filling = connect(made.url)
  signIns = await fillDemo(filling.db, options)
  // A database that is copied has no connections.
  await filling.db.destroy()
  copy = await createDatabase(made.url, new URL(made.url).pathname.slice(1))
  database = connect(made.url)
})

afterAll(async () => {
  await database.db.destroy()
  await drop()
})

/** The number that a query finds. */
async function number(query: RawBuilder<{ n: number }>): Promise<number> {
  const { rows } = await query.execute(database.db)
  return Number(rows[0]?.n)
}

/** Tables that contain moments or generated passwords, or that count connections or changes. */
const differ = ['demo_venue', 'users', 'reservation_tally', 'pos_stock', 'versions']

/** The rows of every table that must be equal in both runs, by table. */
async function contents({ db }: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${differ})`.execute(db)
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ text: string }>`
        select md5(string_agg(t::text, ';' order by t::text)) as text from ${sql.table(name)} t`.execute(db)
      return [name, rows[0]?.text ?? ''] as const
    }),
  )
  return Object.fromEntries(texts)
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

/** The tables of the gate's demo. */
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

  test('gets it at the next start, also without the demo setting; nothing else changes', async () => {
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

  test('is not changed from then on, also when the gate has only its ceiling', async () => {
    const before = await contents(older)
    await fillDemo(older.db, { today: '2026-03-14', now })
    expect(await contents(older)).toEqual(before)
    await sql`delete from gate_visits`.execute(older.db)
    await fillDemo(older.db, { today: '2026-03-14', now })
    expect(await visits()).toEqual({ all: 0, latest: null })
  })

  test('gets it once from two servers, also when the demo’s guard has another e-mail', async () => {
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

test('a venue that is not a demo gets nothing, empty or not', async () => {
  const other = await createTestDatabase()
  const real = connect(other.url)
  const empty = await contents(real)
  await fillDemo(real.db, { ...options, fromEmpty: false })
  expect(await contents(real)).toEqual(empty)
  await sql`insert into buildings (name, address, manager, phone) values ('Old House', '', '', '')`.execute(
    real.db,
  )
  const built = await contents(real)
  await fillDemo(real.db, options)
  expect(await contents(real)).toEqual(built)
  await real.db.destroy()
  await other.drop()
})

/** The columns with a moment that is later than the demo's, but not of the clock of the test. */
async function laterThan({ db }: Database, moment: RawBuilder<unknown>): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'`.execute(
    db,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} > ${moment}
      and ${sql.ref(column)} < ${moment} + interval '30 days' limit 1`.execute(db)
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

test.each([
  ['00:00', '2024-02-29', 'Asia/Kolkata'],
  ['23:59', '2025-12-31', 'America/Los_Angeles'],
])('works at %s on %s in %s, with people inside, and nothing after it', async (time, day, timeZone) => {
  const other = await createTestDatabase()
  const second = connect(other.url)
  await fillDemo(second.db, { today: day, now: time, timeZone })
  const moment = sql`(${`${day} ${time}`}::timestamp at time zone ${timeZone})`
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from reservations where arrival_date = ${day} and checked_in_at is not null) as arrived,
    (select count(*)::int from gate_visits where exited_at is null and entered_at > ${moment} - interval '1 hour') as short,
    (select count(*)::int from gate_visits where exited_at is null and entered_at between ${moment} - interval '2 hours'
      and ${moment} - interval '1 hour') as longer,
    (select count(*)::int from gate_visits where exited_at is null and entered_at < ${moment} - interval '2 hours') as long,
    (select count(*)::int from gate_visits where reservation_id is null and entered_at > ${moment} - interval '5 minutes') as now,
    (select count(*)::int from samadh_visits where exited_at is not null
      and not (entered_at at time zone ${timeZone})::time between '05:00' and '21:00') as closed,
    (select count(*)::int from samadh_visits where exited_at is not null and returned_at is null and tray_no is not null) as left`.execute(
    second.db,
  )
  for (const name of ['arrived', 'short', 'longer', 'long', 'left'] as const)
    expect(rows[0]?.[name], name).toBeGreaterThan(0)
  expect(rows[0]?.now).toBeLessThan(20)
  expect(rows[0]?.closed).toBe(0)
  expect(await laterThan(second, moment)).toEqual([])
  await second.db.destroy()
  await other.drop()
})

test('staff have their roles, and passwords of their own, which are shown once', async () => {
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

test('a demo of an earlier day says so at the start', async () => {
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

describe('the memorial site of the demo', () => {
  test('has two years of visits, people in all three colours, trays that are out, and unclaimed things', async () => {
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
  test('there are persons with one dose and with two, in their order, the last ones of today', async () => {
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

  test('there are patients who came more than once, some of them today, none after now', async () => {
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
