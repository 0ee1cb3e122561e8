import { access as calls } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientOf, sessionOf } from '../testing/client.ts'
import { useServer } from '../testing/server.ts'
import { hashPassword } from './index.ts'

const server = useServer()
beforeEach(() => server.db.deleteFrom('sign_in_failures').execute())

const password = 'the old password'
const next = { password: 'the new password', password_confirmation: 'the new password' }
let made = 0

/** Makes a user who can sign in any number of times; `agent` is the User-Agent of their browser. */
async function someone(account_type: 'user' | 'mower' = 'user') {
  made += 1
  const email = `own-${made}@example.org`
  const { id } = await server.db
    .insertInto('users')
    .values({ name: 'Asha Rao', email, password_hash: await hashPassword(password), account_type })
    .returning('id')
    .executeTakeFirstOrThrow()
  const signIn = async (agent = 'test', given = password) => {
    const { status, headers } = await server.anonymous.send(
      calls.login,
      { email, password: given },
      { 'user-agent': agent },
    )
    return { status, client: clientOf(server.origin, id, sessionOf(headers)) }
  }
  return { id, email, signIn }
}

describe('the caller’s own account', () => {
  it('can be renamed', async () => {
    const { client } = await (await someone()).signIn()
    expect((await client.data(calls.editAccount, { name: ' Usha ' })).name).toBe('Usha')
    expect((await client.data(calls.currentUser, {})).name).toBe('Usha')
    expect((await client.send(calls.editAccount, { name: ' ' })).body.errors).toEqual({
      name: ['This is a required field'],
    })
  })

  it('cannot be changed when it is a shared account', async () => {
    const { client } = await (await someone('mower')).signIn()
    for (const send of [
      client.send(calls.editAccount, { name: 'x' }),
      client.send(calls.changePassword, { current_password: password, ...next }),
    ]) {
      const { status, body } = await send
      expect([status, body.message]).toEqual([400, 'This is a shared account. Please ask an administrator.'])
    }
  })
})

describe('changing the password', () => {
  it('ends the other sessions and gives this one a new token', async () => {
    const user = await someone()
    const [{ client }, { client: elsewhere }] = [await user.signIn(), await user.signIn()]
    const { status, headers } = await client.send(calls.changePassword, {
      current_password: password,
      ...next,
    })
    expect(status).toBe(200)
    expect((await elsewhere.send(calls.currentUser, {})).status).toBe(401)
    expect((await client.send(calls.currentUser, {})).status).toBe(401)
    const renewed = clientOf(server.origin, user.id, sessionOf(headers))
    expect((await renewed.send(calls.currentUser, {})).status).toBe(200)
    expect((await user.signIn()).status).toBe(401)
    expect((await user.signIn('test', next.password)).status).toBe(200)
    const audit = JSON.stringify(await server.db.selectFrom('audit_log').selectAll().execute())
    expect(audit).toContain('access.changePassword')
    expect(audit).not.toContain(password)
    expect(audit).not.toContain(next.password)
  })

  it('reports each error at its field', async () => {
    const { client } = await (await someone()).signIn()
    const short = await client.send(calls.changePassword, {
      current_password: '',
      password: '1234567',
      password_confirmation: '12345678',
    })
    expect([short.status, short.body.errors]).toEqual([
      422,
      {
        current_password: ['This is a required field'],
        password: ['Required password containing at least 8 characters'],
        password_confirmation: ['Passwords must match'],
      },
    ])
    const wrong = await client.send(calls.changePassword, { current_password: 'wrong', ...next })
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { current_password: ['This is not your current password'] },
    ])
  })

  it('is throttled after five wrong passwords, even when they arrive at the same time', async () => {
    const user = await someone()
    const { client } = await user.signIn()
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        client.send(calls.changePassword, { current_password: 'wrong', ...next }),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
    const right = await client.send(calls.changePassword, { current_password: password, ...next })
    expect(right.status).toBe(429)
    // Wrong passwords in an open session do not lock the user out.
    expect((await user.signIn()).status).toBe(200)
    await sql`update sign_in_failures set at = at - interval '16 minutes'`.execute(server.db)
    const later = await client.send(calls.changePassword, { current_password: password, ...next })
    expect(later.status).toBe(200)
  })
})

describe('the caller’s own sessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

  it('are listed with device and address, without expired sessions and those of other users', async () => {
    const user = await someone()
    await (await someone()).signIn()
    await user.signIn()
    await sql`update sessions set last_used_at = now() - interval '13 hours' where user_id = ${user.id}`.execute(
      server.db,
    )
    await user.signIn('x'.repeat(2000))
    const { client } = await user.signIn(chrome)
    const sessions = await client.data(calls.sessions, {})
    expect(sessions.map(({ device, current, address }) => [device, current, address])).toEqual([
      ['Chrome on Windows', true, '127.0.0.1'],
      [null, false, '127.0.0.1'],
    ])
  })

  it('are paged; the calling session is always on the first page', async () => {
    const user = await someone()
    const { client } = await user.signIn(chrome)
    for (let more = 0; more < 3; more += 1) await user.signIn()
    const pages = await Promise.all(
      [1, 2, 3].map((page) => client.send(calls.sessions, { page, per_page: 2 })),
    )
    expect(pages.map(({ body }) => body.data.map(({ current }) => current))).toEqual([
      [true, false],
      [false, false],
      [],
    ])
    expect(pages[0]?.body.meta.pagination).toMatchObject({ total: 4, total_pages: 2 })
    expect(new Set(pages.flatMap(({ body }) => body.data.map(({ id }) => id))).size).toBe(4)
  })

  it('end one by one, or all others together; the calling session and those of other users stay', async () => {
    const user = await someone()
    const stranger = await (await someone()).signIn()
    const clients = [await user.signIn(), await user.signIn(), await user.signIn()].map((one) => one.client)
    const [here, second, third] = clients as [(typeof clients)[0], (typeof clients)[0], (typeof clients)[0]]
    const own = await here.data(calls.sessions, {})
    const idOf = async (client: typeof here) =>
      (await client.data(calls.sessions, {})).find(({ current }) => current)?.id ?? 0
    expect(own).toHaveLength(3)

    const present = await here.send(calls.endSession, { id: await idOf(here) })
    const text = 'You are using this session. Please log out to end it.'
    expect([present.status, present.body.message]).toEqual([400, text])
    const foreign = await here.send(calls.endSession, { id: await idOf(stranger.client) })
    expect([foreign.status, foreign.body.message]).toEqual([404, 'You are no longer signed in there'])
    expect((await stranger.client.send(calls.currentUser, {})).status).toBe(200)

    await here.data(calls.endSession, { id: await idOf(second) })
    expect((await second.send(calls.currentUser, {})).status).toBe(401)
    expect((await third.send(calls.currentUser, {})).status).toBe(200)
    await here.data(calls.endOtherSessions, {})
    expect((await third.send(calls.currentUser, {})).status).toBe(401)
    expect(await here.data(calls.sessions, {})).toHaveLength(1)
  })
})
