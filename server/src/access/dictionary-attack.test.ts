import { access as calls } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { administrator, useServer } from '../testing/server.ts'

const server = useServer()
beforeEach(() => server.db.deleteFrom('sign_in_failures').execute())

/** A proxy on this machine sends the client's address; the server ignores the header from elsewhere. */
const from = (address: string) => ({ 'x-forwarded-for': address })

const tries = (count: number, one: (at: number) => { email: string; address: string; password?: string }) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const { email, address, password = `guess ${at}` } = one(at)
      // On a slow machine some requests time out before their password is tried. They are sent again.
      for (;;) {
        const { status } = await server.anonymous.send(calls.login, { email, password }, from(address))
        if (status !== 503) return status
      }
    }),
  )
/** The number of failures in the database. */
const failures = async () => (await server.db.selectFrom('sign_in_failures').select('at').execute()).length

const counted = (statuses: number[]) =>
  Object.fromEntries(
    [401, 429, 200].map((status) => [status, statuses.filter((one) => one === status).length]),
  )

it('two hundred concurrent guesses for one e-mail, each from a different address, count as five', async () => {
  const statuses = await tries(200, (at) => ({ email: administrator.email, address: `203.0.113.${at}` }))
  expect(counted(statuses)).toEqual({ 401: 5, 429: 195, 200: 0 })
  expect(await failures()).toBe(5)
})

it('two hundred concurrent guesses from one address, each for a different e-mail, count as ten', async () => {
  const statuses = await tries(200, (at) => ({ email: `user-${at}@example.org`, address: '198.51.100.7' }))
  expect(counted(statuses)).toEqual({ 401: 10, 429: 190, 200: 0 })
  expect(await failures()).toBe(10)
})

it('the right password from an unknown browser has to wait like the guesses', async () => {
  await tries(5, () => ({ email: administrator.email, address: '198.51.100.7' }))
  const [status] = await tries(1, () => ({ ...administrator, address: '192.0.2.9' }))
  expect(status).toBe(429)
})

it('guesses from elsewhere do not keep other users from signing in', async () => {
  const [guesses, [colleague]] = await Promise.all([
    tries(100, (at) => ({ email: `user-${at}@example.org`, address: '198.51.100.7' })),
    tries(1, () => ({ ...administrator, address: '192.0.2.9' })),
  ])
  expect([counted(guesses)[200], colleague]).toEqual([0, 200])
})

it('an invalid address in the header counts as the address of the sender', async () => {
  for (const address of ['not an address', '1.2.3.4.5', '', '::1%eth0'])
    await tries(1, () => ({ email: 'nobody@example.org', address }))
  const { rows } = await sql<{ address: string }>`select distinct host(address) as address
    from sign_in_failures order by 1`.execute(server.db)
  expect(rows.map(({ address }) => address)).toEqual(['127.0.0.1', '::'])
})
