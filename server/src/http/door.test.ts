import { access } from '@nivas/contract/access/calls.ts'
import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import type { Call } from '@nivas/contract/call.ts'
import { isByField, mayPass } from '@nivas/contract/may-pass.ts'
import { type Permission, permissionNames } from '@nivas/contract/permissions.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { everyCall } from '../testing/every-call.ts'
import { makeIds, samplesOf } from '../testing/samples/sample.ts'
import { administrator, useServer } from '../testing/server.ts'
import { forbidden, notAllowed } from './require-permission.ts'

const server = useServer()

const guarded = everyCall.filter(([, call]) => call.permission !== 'public')
const needingPermission = guarded.filter(([, call]) => call.permission !== 'signed-in')
const writing = everyCall.filter(([, call]) => call.method !== 'GET')

/** Returns all permissions except those that open this call. */
const allBut = ({ permission }: Call): Permission[] =>
  permissionNames.filter((one) => !mayPass(permission, new Set([one])))

/** Each value of the field that decides a call's permission, in the form that its schema accepts, with the call. */
const branches = everyCall.flatMap(([name, call]) => {
  if (!isByField(call.permission)) return []
  const { field, of } = call.permission
  const schema = [call.params, call.query, call.body].map((part) => part?.shape[field]).find(Boolean)
  return Object.keys(of).map((key): [string, unknown, Call] => {
    const isText = (schema as z.ZodType | undefined)?.safeParse(key).success
    return [name, isText ? key : JSON.parse(key), call]
  })
})

async function knock(
  call: Call,
  headers: Record<string, string>,
  method: string = call.method,
  request: Record<string, unknown> = { id: 1 },
) {
  const { path, body } = requestParts(call, request)
  const hasBody = call.body && method !== 'HEAD'
  const response = await fetch(server.origin + path, {
    method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    headers: response.headers,
  }
}

describe('every call of the contract', () => {
  it.each(guarded)('%s without a session answers 401', async (_, call) => {
    const { status, body } = await knock(call, { 'x-requested-with': 'test' })
    expect([status, body]).toMatchObject([
      401,
      { success: false, message: 'Please sign in', error: 'Please sign in' },
    ])
  })

  it.each(needingPermission)('%s with every permission except its own answers 403', async (_, call) => {
    const { session } = await server.as(...allBut(call))
    const { status, body } = await knock(call, { 'x-requested-with': 'test', ...session })
    expect([status, body.message]).toEqual([403, call.writes ? notAllowed : forbidden])
  })

  it.each(branches)(
    '%s for %s, called with every permission except its own, answers 403',
    async (name, value, call) => {
      if (!isByField(call.permission)) throw new Error(`${name} has one permission for all values`)
      const [sample] = await samplesOf(name, call, await makeIds(server))
      const asked = { ...sample, [call.permission.field]: value }
      const opens = (one: Permission) => mayPass(call.permission, new Set([one]), asked)
      const knockAs = async (permissions: Permission[]) => {
        const { session } = await server.as(...permissions)
        return knock(call, { 'x-requested-with': 'test', ...session }, call.method, asked)
      }
      const { status, body } = await knockAs(permissionNames.filter((one) => !opens(one)))
      expect([status, body.message]).toEqual([403, call.writes ? notAllowed : forbidden])
      for (const one of permissionNames.filter(opens)) expect((await knockAs([one])).status).not.toBe(403)
    },
  )

  it.each(writing)('%s without X-Requested-With answers 403, for every caller', async (_, call) => {
    const { session } = await server.as(...permissionNames)
    const { status, body } = await knock(call, session)
    expect([status, body.message]).toEqual([403, 'The header X-Requested-With is missing'])
  })

  it('has the same guard for HEAD', async () => {
    for (const [, call] of guarded.filter(([, { method }]) => method === 'GET'))
      expect((await knock(call, { 'x-requested-with': 'test' }, 'HEAD')).status).toBe(401)
  })
})

describe('a session', () => {
  it.each(['', 'x', 'nivas_session', '" or 1=1', 'A'.repeat(5_000), '%00%ff', 'नमस्ते'])(
    'is refused for an invented token: %s',
    async (token) => {
      const cookie = `nivas_session=${encodeURIComponent(token)}`
      const key = encodeURIComponent(token)
      expect((await knock(access.currentUser, { cookie, [SESSION_KEY]: key })).status).toBe(401)
    },
  )

  const cookieOf = async (headers: Record<string, string> = {}) =>
    (await server.anonymous.send(access.login, administrator, headers)).headers.getSetCookie()[0]

  it('is in a cookie that scripts cannot read, that other sites cannot send, and that expires after a week', async () => {
    expect(await cookieOf()).toMatch(
      /^nivas_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('behind TLS is sent over TLS only', async () => {
    expect(await cookieOf({ 'x-forwarded-proto': 'https' })).toMatch(/; Secure; SameSite=Lax$/)
  })

  it('is new with each sign-in', async () => {
    expect(await cookieOf()).not.toBe(await cookieOf())
  })
})

describe('every answer', () => {
  it('has a request id, forbids caching, and has the strict security headers', async () => {
    const { headers } = await knock(access.currentUser, {})
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('has a policy that allows scripts from the files of this server only', async () => {
    const { headers } = await knock(access.currentUser, {})
    const policy = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim())
    for (const part of [
      "default-src 'self'",
      "script-src-attr 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "connect-src 'self' http://localhost:* http://127.0.0.1:*",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part)
    // The hash of the only script in the page itself, where the web app is built.
    const scripts = policy.filter((part) => part.startsWith('script-src '))
    expect(scripts).toEqual([
      expect.stringMatching(/^script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/]+=*')?$/),
    ])
    expect(
      policy.filter((part) => /script/.test(part) && /'unsafe-(inline|eval|hashes)'/.test(part)),
    ).toEqual([])
  })
})
