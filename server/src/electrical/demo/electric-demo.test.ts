import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { seededBy } from '../../demo/random.ts'
import type { Staff } from '../../demo/staff.ts'
import { inTransaction } from '../../http/transaction.ts'
import { useServer } from '../../testing/server.ts'
import { countOdd } from '../odd-readings.ts'
import { duesDemo } from './dues-demo.ts'
import { electricalDemo } from './electric-demo.ts'

const server = useServer(undefined, { jobs: false })

// The demo is filled before the third, the day on which houses are usually read.
const today = '2026-03-02'
const now = `${today}T12:30`
const later = sql`${`${now}+05:30`}::timestamptz`

const numbers = async (query: ReturnType<typeof sql<Record<string, number>>>) =>
  (await query.execute(server.db)).rows[0] ?? {}

beforeAll(async () => {
  const { userId } = await server.as()
  const around = (name: string) => ({
    ...{ today, now, random: seededBy(name) },
    staff: { electricity: userId } as Staff,
  })
  await inTransaction(server.db, async (trx) => {
    await sql`set local timezone = 'Asia/Kolkata'`.execute(trx)
    expect(await electricalDemo.isEmpty(trx)).toBe(true)
    await electricalDemo.fill(trx, around('electrical'))
    expect(await electricalDemo.isEmpty(trx)).toBe(false)
    expect(await duesDemo.isEmpty(trx)).toBe(true)
    await duesDemo.fill(trx, around('dues'))
    expect(await duesDemo.isEmpty(trx)).toBe(false)
  })
})

it('fills houses, three years of readings and open bills; one line is read for this month, and no reading is after now', async () => {
  const filled = await numbers(sql`select
    (select count(*)::int from electric_profiles) as houses, (select count(*)::int from electric_readings) as readings,
    (select count(*)::int from electric_readings where new_meter) as replaced,
    (select count(*)::int from electric_readings where is_estimate) as estimates,
    (select count(*)::int from electric_readings where read_at > ${later}) as later,
    (${countOdd('2026-03-01')}) as odd,
    (select count(*)::int from open_lines where balance < 0) as credits,
    (select count(distinct profile_id)::int from open_lines where month < '2025-10-01') as arrears`)
  expect(filled).toMatchObject({ houses: 300, readings: 10_850, later: 0 })
  for (const name of ['replaced', 'estimates', 'odd', 'credits', 'arrears'] as const)
    expect(filled[name], name).toBeGreaterThan(0)
})

it('houses paid dues in the last days, each day at one till, and the cash book has the payments', async () => {
  const paid = await numbers(sql`select
    (select count(*)::int from dues_payments) as payments,
    (select count(distinct method)::int from dues_payments) as methods,
    (select count(*)::int from cash_sessions) as sessions, (select count(distinct paid_on)::int from dues_payments) as days,
    (select count(*)::int from dues_payments where taken_at > ${later}) as later,
    (select count(*)::int from dues_payments p join dues_allocations a on a.payment_id = p.id
      join bill_lines b on b.id = a.line_id join electric_readings r on r.id = b.reading_id where r.read_at > p.taken_at) as unbilled,
    (select sum(received) from dues_payments)::float - (select sum(amount) from cash_book)::float as difference`)
  expect(paid).toMatchObject({ methods: 2, later: 0, unbilled: 0, difference: 0 })
  expect(paid.payments).toBeGreaterThan(5)
  expect(paid.sessions).toBe(paid.days)
})
