import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect, type Database } from '../db/connection.ts'
import { createTestDatabase } from '../testing/database.ts'
import { fillDemo } from './fill-demo.ts'
import { contents } from './testing/contents.ts'

/** Returns the columns with a moment after the demo's, except moments from the clock of the test. */
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
  const made = await createTestDatabase()
  const filled = connect(made.url)
  await fillDemo(filled.db, { today: day, now: time, timeZone })
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
    filled.db,
  )
  for (const name of ['arrived', 'short', 'longer', 'long', 'left'] as const)
    expect(rows[0]?.[name], name).toBeGreaterThan(0)
  expect(rows[0]?.now).toBeLessThan(20)
  expect(rows[0]?.closed).toBe(0)
  expect(await laterThan(filled, moment)).toEqual([])
  await filled.db.destroy()
  await made.drop()
})

test('a venue that is not a demo is not filled, empty or not', async () => {
  const day = { today: '2026-03-11', now: '10:30' }
  const made = await createTestDatabase()
  const real = connect(made.url)
  const empty = await contents(real)
  await fillDemo(real.db, { ...day, fromEmpty: false })
  expect(await contents(real)).toEqual(empty)
  await sql`insert into buildings (name, address, manager, phone) values ('Old House', '', '', '')`.execute(
    real.db,
  )
  const built = await contents(real)
  await fillDemo(real.db, day)
  expect(await contents(real)).toEqual(built)
  await real.db.destroy()
  await made.drop()
})
