import { dayIn } from '@nivas/contract/dates.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { seededBy } from '../../demo/random.ts'
import type { Staff } from '../../demo/staff.ts'
import { inTransaction } from '../../http/transaction.ts'
import { useServer } from '../../testing/server.ts'
import { electricalDemo } from './electric-demo.ts'

const server = useServer(undefined, { jobs: false })

it('fills houses, three years of readings and open bills, once', async () => {
  const { userId } = await server.as()
  const today = dayIn('Asia/Kolkata')
  const staff = { electricity: userId } as Staff
  await inTransaction(server.db, async (trx) => {
    expect(await electricalDemo.isEmpty(trx)).toBe(true)
    await electricalDemo.fill(trx, { today, now: `${today}T12:00`, staff, random: seededBy('electrical') })
    expect(await electricalDemo.isEmpty(trx)).toBe(false)
  })
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from electric_profiles) as houses, (select count(*)::int from electric_readings) as readings,
    (select count(*)::int from electric_readings where new_meter) as replaced,
    (select count(*)::int from electric_readings where is_estimate) as estimates,
    (select count(*)::int from open_lines where balance < 0) as credits,
    (select count(distinct profile_id)::int from open_lines where month < current_date - 150) as arrears`.execute(
    server.db,
  )
  expect(rows[0]).toMatchObject({ houses: 300, readings: 10_800 })
  for (const name of ['replaced', 'estimates', 'credits', 'arrears'] as const)
    expect(rows[0]?.[name], name).toBeGreaterThan(0)
})
