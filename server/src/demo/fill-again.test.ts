import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '../db/connection.ts'
import { createTestDatabase } from '../testing/database.ts'
import { fillDemo } from './fill-demo.ts'
import type { DemoSignIn } from './staff.ts'

const now = '10:30'
const options = { today: '2026-03-11', now }
let database: Database
let drop: () => Promise<void>
let signIns: DemoSignIn[]

beforeAll(async () => {
  const made = await createTestDatabase()
  drop = made.drop
  database = connect(made.url)
  signIns = await fillDemo(database.db, options)
})

afterAll(async () => {
  await database.db.destroy()
  await drop()
})

/** Everything that is to be the same twice: all rows, but for the password that nobody knows. */
async function contents({ db }: Database): Promise<string> {
  const tables = [
    'buildings',
    'floors',
    'rooms',
    'room_closures',
    'attributes',
    'attribute_values',
    'customers',
    'reservations',
    'stays',
    'cash_counters',
    'cash_sessions',
    'cash_movements',
    'cash_receipts',
    'cash_book',
    'cash_days',
    'cash_day_sessions',
    'receipt_series',
    'reservation_receipts',
    'meal_tickets',
    'houses',
    'gate_visits',
    'gate_visitors',
  ]
  const texts = tables.map(
    (table) => sql`(select string_agg(t::text, ';' order by t::text) from ${sql.table(table)} t)`,
  )
  const { rows } = await sql<{
    text: string
  }>`select md5(concat_ws('|', ${sql.join(texts)})) as text`.execute(db)
  return rows[0]?.text ?? ''
}

test('a second call changes nothing', async () => {
  const before = await contents(database)
  await fillDemo(database.db, { today: '2026-07-01', now })
  expect(await contents(database)).toBe(before)
  expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(12)
})

test('the same day gives the same venue; two servers at once fill it once', async () => {
  const other = await createTestDatabase()
  const second = connect(other.url)
  await Promise.all([fillDemo(second.db, options), fillDemo(second.db, options)])
  expect(await contents(second)).toBe(await contents(database))
  await second.db.destroy()
  await other.drop()
})

test.each([
  ['00:00', '2024-02-29'],
  ['23:59', '2026-12-31'],
])('works at %s on %s', async (time, day) => {
  const other = await createTestDatabase()
  const second = connect(other.url)
  await fillDemo(second.db, { today: day, now: time })
  const { rows } = await sql<{ n: number }>`select count(*) as n from reservations
    where arrival_date = ${day} and checked_in_at is not null`.execute(second.db)
  expect(rows[0]?.n).toBeGreaterThan(0)
  await second.db.destroy()
  await other.drop()
})

test('staff have their roles, and each a password of their own, which is given once', async () => {
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
