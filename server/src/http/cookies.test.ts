import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { access } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { clientOf, type SessionHeaders, sessionOf } from '../testing/client.ts'
import { administrator, useServer } from '../testing/server.ts'

const server = useServer(() => ({ PUBLIC_URL: 'https://venue.example', BODY_SECONDS: '1' }))

const signIn = async () => (await server.anonymous.send(access.login, administrator)).headers
const status = async (session: SessionHeaders) =>
  (await clientOf(server.origin, 0, session).send(access.currentUser, {})).status

describe('a server that is reached only by https', () => {
  it('sets a cookie that is Secure and bound to this host, for every kind of request', async () => {
    expect((await signIn()).getSetCookie()[0]).toMatch(
      /^__Host-nivas_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('refuses a cookie without the prefix, which another host could set', async () => {
    const session = sessionOf(await signIn())
    expect(await status(session)).toBe(200)
    const cookie = session.cookie?.replace('__Host-', '') ?? ''
    expect(await status({ ...session, cookie })).toBe(401)
  })
})

it('a cookie of the same name from another program locks no user out, before or behind the real one', async () => {
  const session = sessionOf(await signIn())
  const ours = session.cookie
  const foreign = '__Host-nivas_session=somebody-elses'
  const withCookies = (cookie: string) => status({ ...session, cookie })
  expect(await withCookies(`${foreign}; ${ours}`)).toBe(200)
  expect(await withCookies(`${ours}; ${foreign}`)).toBe(200)
  expect(await withCookies(`${foreign}; ${foreign}; a=b; ${ours}; c`)).toBe(200)
  expect(await withCookies(`${foreign}; ${foreign}`)).toBe(401)
})

describe('a session that is refreshed', () => {
  it('has eight valid tokens after eight concurrent refreshes, and the previous token ends', async () => {
    const before = sessionOf(await signIn())
    const client = clientOf(server.origin, 0, before)
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.send(access.refresh, {})))
    const renewed = answers.map(({ headers }) => ({ ...before, ...sessionOf(headers) }))
    expect(new Set(renewed.map(({ cookie }) => cookie)).size).toBe(8)
    expect(await Promise.all(renewed.map(status))).toEqual(Array(8).fill(200))
    // Requests that are under way with the old token still succeed.
    expect(await status(before)).toBe(200)
    await sql`update session_tokens set ends_at = ends_at - interval '2 minutes'`.execute(server.db)
    expect(await status(before)).toBe(401)
    expect(await Promise.all(renewed.map(status))).toEqual(Array(8).fill(200))
  })

  it('has a limited number of tokens after many refreshes', async () => {
    await sql`truncate sessions cascade`.execute(server.db)
    let session = sessionOf(await signIn())
    for (let times = 0; times < 20; times += 1) {
      const { headers } = await clientOf(server.origin, 0, session).send(access.refresh, {})
      session = { ...session, ...sessionOf(headers) }
    }
    expect(await status(session)).toBe(200)
    const tokens = await server.db.selectFrom('session_tokens').select('id').execute()
    expect(tokens.length).toBeLessThanOrEqual(16)
  })
})

describe('a body that arrives one byte at a time', () => {
  it('is refused, and its connection is closed', async () => {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Requested-With: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
    )
    const dripping = setInterval(() => socket.write(' '), 50)
    const closed = await new Promise((resolve) => {
      socket.on('error', () => resolve(true))
      socket.on('close', () => resolve(true))
      socket.resume()
    })
    clearInterval(dripping)
    expect(closed).toBe(true)
  })

  it('is accepted when it arrives in time, in any number of pieces', async () => {
    const { hostname, port } = new URL(server.origin)
    const answered = await new Promise((resolve) => {
      const sending = ask(
        {
          hostname,
          port,
          path: '/api/auth/login',
          method: 'POST',
          headers: { 'x-requested-with': 'x', 'content-type': 'application/json' },
        },
        (response) => resolve(response.statusCode),
      )
      for (const byte of JSON.stringify(administrator)) sending.write(byte)
      sending.end()
    })
    expect(answered).toBe(200)
  })
})
