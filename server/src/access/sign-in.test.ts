import { access as calls } from '@nivas/contract/access/calls.ts'
import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, it, test } from 'vitest'
import type { DB } from '../db/schema.gen.ts'
import { findSession } from '../http/sessions.ts'
import { type Client, clientOf, type SessionHeaders, sessionOf } from '../testing/client.ts'
import { administrator, useServer } from '../testing/server.ts'
import { keepHouse } from './housekeeping.ts'

const server = useServer()
beforeEach(() => server.db.deleteFrom('sign_in_failures').execute())

const tokenOf = ({ session }: Client) => session.cookie?.split('=')[1] ?? ''
const keyOf = ({ session }: Client) => session[SESSION_KEY] ?? ''

async function signIn() {
  const reply = await server.anonymous.send(calls.login, administrator)
  return { ...reply, client: clientOf(server.origin, reply.body.data.id, sessionOf(reply.headers)) }
}

describe('signing in', () => {
  it('gives the first administrator a session, and returns the user and their permissions', async () => {
    const { body, headers, client } = await signIn()
    expect(body.data).toMatchObject({ email: administrator.email, roles: [{ name: 'Administrator' }] })
    expect(body.data.permissions).toEqual([...permissionNames].sort())
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/)
    expect(await client.data(calls.currentUser, {})).toEqual(body.data)
  })

  it('accepts the e-mail in any case and with blanks around it', async () => {
    const email = `  ${administrator.email.toUpperCase()} `
    expect((await server.anonymous.send(calls.login, { ...administrator, email })).status).toBe(200)
  })

  it('gives the same answer to a wrong password and to an unknown e-mail', async () => {
    const wrong = await server.anonymous.send(calls.login, { ...administrator, password: 'wrong' })
    const unknown = await server.anonymous.send(calls.login, {
      email: 'nobody@example.org',
      password: 'wrong',
    })
    expect([wrong.status, wrong.body.message]).toEqual([401, 'Invalid email or password'])
    expect(unknown.body).toEqual(wrong.body)
  })

  it('reports each error at its field', async () => {
    const empty = await server.anonymous.send(calls.login, { email: '', password: '' })
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      { email: ['Email required.'], password: ['Password required.'] },
    ])
    const odd = await server.anonymous.send(calls.login, { email: 'x@', password: 'x' })
    expect(odd.body.errors).toEqual({ email: ['Valid email required.'] })
  })

  it('stops after five failures, even for the right password, and works again after the wait', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await server.anonymous.send(calls.login, { ...administrator, password: 'wrong' })).status).toBe(
        401,
      )
    expect((await server.anonymous.send(calls.login, administrator)).status).toBe(429)
    await sql`update sign_in_failures set at = at - interval '16 minutes'`.execute(server.db)
    expect((await server.anonymous.send(calls.login, administrator)).status).toBe(200)
  })

  it('stores neither token nor key nor password anywhere', async () => {
    const { client } = await signIn()
    const { rows } =
      await sql`select (select json_agg(s) from sessions s) as sessions, (select json_agg(t) from session_tokens t) as tokens,
      (select json_agg(u) from users u) as users, (select json_agg(a) from audit_log a) as audit`.execute(
        server.db,
      )
    const stored = JSON.stringify(rows)
    expect(stored).toContain('access.login')
    // In the dump, bytes are hexadecimal.
    for (const secret of [tokenOf(client), keyOf(client), administrator.password])
      for (const written of [secret, Buffer.from(secret).toString('hex')])
        expect(stored).not.toContain(written)
  })
})

test('a sign-in is in the audit, under the name of the user', async () => {
  const { body } = await signIn()
  const row = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    call: 'access.login',
    user_id: body.data.id,
    said: { email: administrator.email },
  })
})

describe('the key of a session', () => {
  it('is sent once, when the session starts, and the cookie without the key is refused', async () => {
    const { client } = await signIn()
    const { cookie = '' } = client.session
    const refreshed = await client.send(calls.refresh, {})
    expect(refreshed.headers.get(SESSION_KEY)).toBe(null)
    const tried: SessionHeaders[] = [
      { cookie },
      { cookie, [SESSION_KEY]: '' },
      { cookie, [SESSION_KEY]: 'x' },
    ]
    for (const session of tried) {
      const stolen = clientOf(server.origin, 0, session)
      expect((await stolen.send(calls.currentUser, {})).status).toBe(401)
      expect((await stolen.send(calls.refresh, {})).status).toBe(401)
      expect((await stolen.send(calls.sessions, {})).status).toBe(401)
    }
    expect((await client.send(calls.currentUser, {})).status).toBe(200)
  })

  it('is refused without the cookie, and with the cookie of another session', async () => {
    const [{ client: one }, { client: other }] = [await signIn(), await signIn()]
    const mixed = { ...one.session, [SESSION_KEY]: keyOf(other) }
    expect((await clientOf(server.origin, 0, mixed).send(calls.currentUser, {})).status).toBe(401)
    const keyAlone = clientOf(server.origin, 0, { [SESSION_KEY]: keyOf(one) })
    expect((await keyAlone.send(calls.currentUser, {})).status).toBe(401)
  })

  it('is not needed to end the session, because the browser may have deleted it', async () => {
    const { client } = await signIn()
    const { cookie = '' } = client.session
    expect((await clientOf(server.origin, 0, { cookie }).send(calls.logout, {})).status).toBe(200)
    expect((await client.send(calls.currentUser, {})).status).toBe(401)
  })
})

describe('a session', () => {
  it('ends with logout', async () => {
    const { client } = await signIn()
    expect((await client.send(calls.logout, {})).status).toBe(200)
    expect((await client.send(calls.currentUser, {})).status).toBe(401)
  })

  it('gets a new token by refresh, and the old one is invalid after a minute', async () => {
    const { client } = await signIn()
    const { headers } = await client.send(calls.refresh, {})
    const renewed = clientOf(server.origin, 0, { ...client.session, ...sessionOf(headers) })
    expect((await client.send(calls.currentUser, {})).status).toBe(200)
    await sql`update session_tokens set ends_at = ends_at - interval '61 seconds'
      where ends_at < now() + interval '2 minutes'`.execute(server.db)
    expect((await client.send(calls.currentUser, {})).status).toBe(401)
    expect((await renewed.send(calls.currentUser, {})).status).toBe(200)
  })

  it.each([
    ['unused for 12 hours', sql`last_used_at - interval '12 hours 1 minute'`, sql`created_at`],
    ['7 days old', sql`last_used_at`, sql`created_at - interval '7 days 1 minute'`],
  ])('ends when it is %s, and is then deleted', async (_, last_used_at, created_at) => {
    const { client } = await signIn()
    await sql`update sessions set last_used_at = ${last_used_at}, created_at = ${created_at}`.execute(
      server.db,
    )
    expect((await client.send(calls.currentUser, {})).status).toBe(401)
    const { client: live } = await signIn()
    await keepHouse(server.db)
    const left = await server.db.selectFrom('sessions').select('user_id').execute()
    expect(left).toEqual([{ user_id: live.userId }])
  })

  it('loses a permission on the next call', async () => {
    const staff = await server.as('manage-reservations')
    expect((await staff.send(reservations.list, {})).status).toBe(200)
    await server.db.deleteFrom('user_roles').where('user_id', '=', staff.userId).execute()
    expect((await staff.send(reservations.list, {})).status).toBe(403)
  })

  it('ignores a permission that was given in a transaction and rolled back', async () => {
    const staff = await server.as('bhent')
    const trying = await server.db.startTransaction().execute()
    await sql`insert into role_permissions (role_id, permission_id)
      select ur.role_id, p.id from user_roles ur cross join permissions p
      where ur.user_id = ${staff.userId} and p.name = 'admin-booking'`.execute(trying)
    const carried = { tokens: [tokenOf(staff)], key: keyOf(staff) }
    const may = async (db: Kysely<DB>) => (await findSession(db, carried))?.permissions.has('admin-booking')
    expect(await may(trying)).toBe(true)
    expect(await may(server.db)).toBe(false)
    await trying.rollback().execute()
    expect(await may(server.db)).toBe(false)
  })

  it('is invalid when its user is deleted', async () => {
    const staff = await server.as('manage-reservations')
    await server.db
      .updateTable('users')
      .set({ deleted_at: sql`now()` })
      .where('id', '=', staff.userId)
      .execute()
    expect((await staff.send(reservations.list, {})).status).toBe(401)
  })

  it('stores the language of its user, who has none before', async () => {
    const client = await server.as()
    expect((await client.data(calls.currentUser, {})).language).toBeNull()
    expect((await client.data(calls.setLanguage, { language: 'hi' })).language).toBe('hi')
    expect((await client.data(calls.currentUser, {})).language).toBe('hi')
  })
})
