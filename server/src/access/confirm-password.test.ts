import { access as calls } from '@nivas/contract/access/calls.ts'
import { passwordNeeded } from '@nivas/contract/access/confirm.ts'
import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import { mayPass } from '@nivas/contract/may-pass.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientOf, sessionOf } from '../testing/client.ts'
import { administrator, useServer } from '../testing/server.ts'

const server = useServer()
beforeEach(async () => void (await sql`truncate sign_in_failures`.execute(server.db)))

async function signIn() {
  const { headers } = await server.anonymous.send(calls.login, administrator)
  return clientOf(server.origin, 0, sessionOf(headers))
}
const ages = (minutes: number) =>
  sql`update sessions set confirmed_at = now() - make_interval(mins => ${minutes})`.execute(server.db)

const everyCall = Object.entries(contract).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Call>).map(([name, call]): [string, Call] => [
    `${area}.${name}`,
    call,
  ]),
)
const asking = everyCall.filter(([, { confirm }]) => confirm !== undefined)

describe('a password that was confirmed more than a quarter of an hour ago', () => {
  it('is required again by every call that changes users and roles, makes a link, or records an export', () => {
    const administers = everyCall.filter(
      ([, { writes, permission }]) =>
        writes &&
        !mayPass(permission, new Set()) &&
        mayPass(permission, new Set(['manage-users', 'manage-roles'])),
    )
    expect(asking.map(([name]) => name)).toEqual(
      expect.arrayContaining([...administers.map(([name]) => name), 'access.makeLink', 'access.noteExport']),
    )
  })

  it.each(asking)('is required by %s before it reads or changes anything', async (_, call) => {
    const { session } = await server.as(...permissionNames)
    await ages(16)
    const { path } = requestParts(call, { id: 1, mail_id: 1 })
    const response = await fetch(server.origin + path, {
      method: call.method,
      headers: { ...session, 'x-requested-with': 'test', 'content-type': 'application/json' },
      body: '{}',
    })
    const body = (await response.json()) as { text: unknown }
    expect([response.status, body.text]).toEqual([403, { key: passwordNeeded }])
  })

  it('lets the call pass once it is confirmed again, in this session only', async () => {
    const [here, there] = [await signIn(), await signIn()]
    await ages(16)
    expect((await here.send(calls.addRole, { name: 'Asked again' })).status).toBe(403)
    await here.data(calls.confirm, { password: administrator.password })
    expect((await here.send(calls.addRole, { name: 'Asked again' })).status).toBe(200)
    expect((await there.send(calls.addRole, { name: 'Elsewhere' })).status).toBe(403)
  })

  it('is still accepted after fourteen minutes', async () => {
    const client = await signIn()
    await ages(14)
    expect((await client.send(calls.addRole, { name: 'Fourteen' })).status).toBe(200)
  })
})

describe('confirming the password', () => {
  it('refuses a wrong one, delays the session after five, and does not lock the user out', async () => {
    const client = await signIn()
    await ages(16)
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await client.send(calls.confirm, { password: 'wrong' })
      expect([status, body.errors]).toEqual([422, { password: ['This is not your password'] }])
    }
    expect((await client.send(calls.confirm, { password: administrator.password })).status).toBe(429)
    expect((await client.send(calls.addRole, { name: 'Guessed' })).status).toBe(403)
    expect((await (await signIn()).send(calls.currentUser, {})).status).toBe(200)
  })

  it('writes no password to the audit', async () => {
    const client = await signIn()
    await client.data(calls.confirm, { password: administrator.password })
    const { said } = await server.db
      .selectFrom('audit_log')
      .select('said')
      .where('call', '=', 'access.confirm')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(said).toEqual({})
  })
})

it('an export of persons is recorded in the audit', async () => {
  const client = await signIn()
  await client.data(calls.noteExport, { list: 'users', file: 'csv' })
  const { said } = await server.db
    .selectFrom('audit_log')
    .select('said')
    .where('call', '=', 'access.noteExport')
    .executeTakeFirstOrThrow()
  expect(said).toEqual({ list: 'users', file: 'csv' })
  const unknown = await client.send(calls.noteExport, { list: 'nothing of the kind' as never, file: 'csv' })
  expect([unknown.status, unknown.body.errors]).toEqual([422, { list: ['There is no such list'] }])
})
