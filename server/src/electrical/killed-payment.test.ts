import { setTimeout as sleep } from 'node:timers/promises'
import { electrical as calls } from '@nivas/contract/electrical/calls.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { startServer } from '../testing/process.ts'
import { useServer } from '../testing/server.ts'
import { dues, owing, payment, takings } from './testing/pay.ts'

const server = useServer(undefined, { jobs: false })

/** Waits until a backend waits for the lock on the allocations. */
async function isHalfWay(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks
      where relation = 'dues_allocations'::regclass and not granted`.execute(server.db)
    if (rows.length > 0) return
    await sleep(20)
  }
}

it('a payment whose server is killed before its allocations is not stored, and is taken once when it is sent again', {
  timeout: 120_000,
}, async () => {
  const staff = await server.as(
    'electrical-profiles',
    'electrical-bulk-readings',
    'electrical-single-reading',
  )
  const house = await owing(server, staff)
  const request = await payment(staff, house.id, 210)
  const before = await takings(server)
  const doomed = startServer({ DATABASE_URL: server.url, IDENTITY_KEY: 'a key for the tests' })
  const origin = await doomed.ready
  const sent = await server.db.transaction().execute(async (trx) => {
    await sql`lock table dues_allocations in exclusive mode`.execute(trx)
    const sending = clientOf(origin, staff.userId, staff.session)
      .send(calls.applyPayment, request)
      .catch(() => 'no answer')
    await isHalfWay()
    doomed.child.kill('SIGKILL')
    await doomed.ended
    return sending
  })
  expect(sent).toBe('no answer')
  expect(await dues(staff, house.id)).toEqual([50, 150, 50, 75])
  expect(await staff.data(calls.payments, { id: house.id })).toEqual([])
  expect(await takings(server)).toBe(before)

  const first = await staff.data(calls.applyPayment, request)
  expect((await staff.data(calls.applyPayment, request)).id).toBe(first.id)
  expect(await dues(staff, house.id)).toEqual([40, 75])
  expect(await takings(server)).toBe(before + 210)
})
