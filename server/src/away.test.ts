import { sessionCalls } from '@nivas/contract/access/session-calls.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { connect } from './db/connection.ts'
import { openListener } from './db/listen.ts'
import { watchDatabase } from './db/watch.ts'
import { readSettings } from './settings.ts'
import { clientOf } from './testing/client.ts'
import { makeNew } from './testing/factories.ts'
import { startProxy, type Way } from './testing/proxy.ts'
import { useServer } from './testing/server.ts'

const server = useServer()

/** Runs a server whose database connection can be delayed, frozen or closed. */
async function behindProxy<T>(
  work: (around: { origin: string; set: (way: Way) => void }) => Promise<T>,
): Promise<T> {
  const proxy = await startProxy(server.url)
  const { db, pool } = connect(proxy.url, { max: 5, forRequests: true })
  // Opens all connections first, because the time limit of a new one is shorter than that of a request.
  const opened = await Promise.all(Array.from({ length: 5 }, () => pool.connect()))
  for (const client of opened) client.release()
  const listener = openListener(server.url)
  const settings = readSettings({ LOG_LEVEL: 'silent', IDENTITY_KEY: 'a key for the tests' })
  const app = await createApp({ db, queue: server.queue, listener, settings })
  try {
    return await work({ origin: await app.listen({ port: 0, host: '127.0.0.1' }), set: proxy.set })
  } finally {
    proxy.set('open')
    await app.close()
    await listener.close()
    await db.destroy()
    proxy.stop()
  }
}

const readyAt = async (origin: string) => (await fetch(`${origin}/api/health/ready`)).status

const away = {
  status: 503,
  body: {
    success: false,
    status: 'failed',
    message: 'Please try again later.',
    error: 'Please try again later.',
    text: { key: 'Please try again later.' },
  },
}

// The tests run at the same time, because each of them waits for time limits of its own server.
test.concurrent.for<[string, Way]>([
  ['falls silent', 'frozen'],
  ['is away', 'closed'],
  ['answers slowly', { delay: 3_000 }],
])(
  'while the database %s, the server is not ready, further requests do not wait, and work continues afterwards',
  async ([, way], { expect }) => {
    await behindProxy(async ({ origin, set }) => {
      const id = await makeNew(server)
      const staff = await server.as('manage-reservations', 'resavation-delete')
      const there = clientOf(origin, staff.userId, staff.session)
      expect((await there.send(reservations.get, { id })).status).toBe(200)

      set(way)
      let isWaiting = true
      const under = there.send(reservations.remove, { id }).finally(() => {
        isWaiting = false
      })
      await expect.poll(() => readyAt(origin), { timeout: 15_000 }).toBe(503)
      for (const call of [dashboard.figures, sessionCalls.currentUser])
        expect(await there.send(call, {} as never)).toMatchObject(away)
      // The new requests did not wait for the database. The request that came before the detection still waits, unless
      // its connection was closed.
      expect(isWaiting).toBe(way !== 'closed')
      // The earlier request ends on its own, with the database unchanged.
      await under

      set('open')
      await expect.poll(() => readyAt(origin), { timeout: 15_000 }).toBe(200)
      expect((await there.send(reservations.get, { id })).status).toBe(200)
    })
  },
)

test.concurrent('while every connection waits for a lock, the server is not ready, and further requests do not wait', async ({
  expect,
}) => {
  await behindProxy(async ({ origin }) => {
    const id = await makeNew(server)
    const staff = await server.as('resavation-delete', 'manage-reservations')
    const there = clientOf(origin, staff.userId, staff.session)
    let waiting: Promise<{ status: number }>[] = []
    await server.db.transaction().execute(async (trx) => {
      await sql`select from reservations where id = ${id} for update`.execute(trx)
      waiting = Array.from({ length: 5 }, () => there.send(reservations.remove, { id }))
      await expect.poll(() => readyAt(origin), { timeout: 15_000 }).toBe(503)
      expect(await there.send(reservations.get, { id })).toMatchObject(away)
    })
    await Promise.all(waiting)
    await expect.poll(() => readyAt(origin), { timeout: 15_000 }).toBe(200)
    expect((await there.send(reservations.get, { id })).status).toBe(200)
  })
})

test.concurrent('a request that waits too long for a lock is asked to try again later', async ({
  expect,
}) => {
  const id = await makeNew(server)
  const staff = await server.as('resavation-delete')
  await server.db.transaction().execute(async (trx) => {
    await sql`select from reservations where id = ${id} for update`.execute(trx)
    expect(await staff.send(reservations.remove, { id })).toMatchObject(away)
  })
})

test('after a full disk the server is ready again as soon as it can write', async () => {
  const watch = watchDatabase(server.db)
  for (let times = 0; times < 2; times += 1) {
    watch.note({ code: '53100' })
    expect(await watch.ask()).toBe(true)
  }
  watch.stop()
})
