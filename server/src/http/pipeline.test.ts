import { access } from '@nivas/contract/access/calls.ts'
import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { booking, makeRooms } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

const everyCall: [name: string, call: Call][] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]): [string, Call] => [
    `${area}.${name}`,
    call,
  ]),
)
async function raw(
  call: Call,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer> | undefined = call.body && '{}',
) {
  const { path } = requestParts(call, { id: 1 })
  const response = await fetch(server.origin + path, {
    method: call.method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}

const isFailure = {
  success: false,
  status: 'failed',
  message: expect.any(String),
  error: expect.any(String),
  text: { key: expect.any(String) },
}

describe('a request', () => {
  const signedIn = async () => ({
    'x-requested-with': 'test',
    ...(await server.as('admin-booking')).session,
  })

  it('with malformed JSON is answered with 400', async () => {
    for (const body of ['{"a":', 'null x', '{"__proto__":{"a":1}}'])
      expect(await raw(reservations.book, await signedIn(), body)).toMatchObject({
        status: 400,
        body: { ...isFailure, message: 'The request body is not valid JSON' },
      })
  })

  it('with a body in another encoding than UTF-8 is answered with 400', async () => {
    expect((await raw(reservations.book, await signedIn(), '{"comments":"é"}')).status).toBe(422)
    const headers = { ...(await signedIn()), 'content-type': 'application/json; charset=iso-8859-1' }
    const latin = Uint8Array.from(Buffer.from('{"comments":"é"}', 'latin1'))
    expect(await raw(reservations.book, headers, latin)).toMatchObject({
      status: 400,
      body: { ...isFailure, message: 'The request body is not valid JSON' },
    })
  })

  it('with a body that is not an object is answered with 422', async () => {
    for (const body of ['[]', '5', '"text"', 'true'])
      expect(await raw(reservations.book, await signedIn(), body)).toMatchObject({
        status: 422,
        body: isFailure,
      })
  })

  it('has no effect by fields of a query or body for which the call has no schema', async () => {
    const headers = { 'x-requested-with': 'test', 'content-type': 'application/json' }
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    for (const [query, body] of [
      ['?%00=1', '{}'],
      ['', '{"name":"\\u0000"}'],
      ['', deep],
    ] as const) {
      const { session } = await server.as()
      const { status } = await fetch(`${server.origin}/api/auth/refresh${query}`, {
        method: 'POST',
        headers: { ...headers, ...session },
        body,
      })
      expect(status).toBe(200)
    }
    const { rows } = await sql<{ said: string }>`select said::text as said from audit_log
      where call = 'access.refresh'`.execute(server.db)
    expect(rows.map(({ said }) => said)).toEqual(['{}', '{}', '{}'])
  })

  it('with an empty filter is answered as without it, and one with an empty required value is refused', async () => {
    const headers = await signedIn()
    const asked = async (query: string) =>
      (await fetch(`${server.origin}/api/admin/rooms/available?${query}`, { headers })).status
    const dates = 'arrival=2026-11-27&departure=2026-11-28'
    expect([
      await asked(`${dates}&building_id=`),
      await asked(`${dates}&building_id=x`),
      await asked('arrival=&departure=2026-11-28'),
    ]).toEqual([200, 422, 422])
  })

  it('with a wrong content type is answered with 415, and one with an oversized body with 413', async () => {
    const headers = await signedIn()
    expect(await raw(reservations.book, { ...headers, 'content-type': 'text/plain' }, 'x')).toMatchObject({
      status: 415,
      body: { ...isFailure, message: 'The content must be sent as application/json' },
    })
    const large = JSON.stringify({ comments: 'x'.repeat(1_100_000) })
    expect(await raw(reservations.book, headers, large)).toMatchObject({
      status: 413,
      body: { ...isFailure, message: 'The request is too large' },
    })
  })

  it('of a caller without a session has at most 128 kB, for each public call', async () => {
    const large = JSON.stringify({ comments: '2 '.repeat(70_000) })
    const open = everyCall.filter(([, call]) => call.permission === 'public' && call.body)
    for (const [name, call] of open) {
      const { status, body } = await raw(call, { 'x-requested-with': 'test' }, large)
      expect([name, status, body.message]).toEqual([name, 413, 'The request is too large'])
    }
    const longest = {
      ...{ applicant_name: 'अ'.repeat(200), address: 'अ'.repeat(1_000), comments: 'अ'.repeat(2_000) },
      medical_constraint: 'अ'.repeat(2_000),
      members: Array(20).fill({ name: 'अ'.repeat(200), age: 30, i_card_number: 'अ'.repeat(50) }),
    }
    const { status } = await raw(reservations.apply, { 'x-requested-with': 'test' }, JSON.stringify(longest))
    expect(status).toBe(422)
  })

  it('of a caller who sends too many is refused before it is read', async () => {
    const { origin, stop } = await server.another()
    try {
      for (let round = 0; round < 12; round += 1)
        await Promise.all(Array.from({ length: 50 }, () => fetch(`${origin}/api/venue`)))
      const { status } = await fetch(`${origin}/api/searchmeaning`, {
        method: 'POST',
        headers: { 'x-requested-with': 'test', 'content-type': 'application/json' },
        body: '{"word":',
      })
      expect(status).toBe(429)
      const staff = await fetch(`${origin}/api/venue`, { headers: await signedIn() })
      expect(staff.status).toBe(200)
    } finally {
      await stop()
    }
  })

  it('with an unknown path, wrong method or unreadable address is answered in the same shape', async () => {
    const nothing = 'There is nothing at this address'
    for (const [method, path, status, message] of [
      ['GET', '/api/nothing', 404, nothing],
      ['PATCH', '/api/admin/reservations', 404, nothing],
      ['GET', '/api/%E0%A4%A', 400, 'This address is not valid'],
      ['GET', '/nothing', 404, nothing],
    ] as const) {
      const response = await fetch(server.origin + path, { method })
      expect([response.status, await response.json()]).toEqual([status, { ...isFailure, message }])
    }
  })

  it('is accepted only with ids in their exact form', async () => {
    const { session } = await server.as('manage-reservations')
    for (const id of ['0', '-1', '1.5', 'abc', '99999999999', '1e3', '%00', "1'--", ' ']) {
      const response = await fetch(`${server.origin}/api/admin/reservations/${encodeURIComponent(id)}`, {
        headers: session,
      })
      expect([id, response.status < 500 && response.status >= 400]).toEqual([id, true])
    }
  })
})

it('a write that keeps ending in a deadlock is tried five times, and can then be sent again', async () => {
  await sql`create sequence lost_tries`.execute(server.db)
  await sql`create function lose() returns trigger language plpgsql as $$ begin
    perform nextval('lost_tries');
    raise exception 'deadlock detected' using errcode = 'deadlock_detected';
  end $$`.execute(server.db)
  await sql`create trigger lose before insert on roles
    for each row when (new.name = 'Lost') execute function lose()`.execute(server.db)
  const staff = await server.as('manage-roles')
  const { status, body } = await staff.send(access.addRole, { name: 'Lost' })
  expect([status, body.message]).toEqual([503, 'Please try again later.'])
  expect((await sql`select last_value::int from lost_tries`.execute(server.db)).rows).toEqual([
    { last_value: 5 },
  ])
})

describe('documentation and health', () => {
  it('the OpenAPI document has every call, with its permission', async () => {
    const document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string; description: string }>>
    }
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    const others = ['gate.liveStream', 'health.live', 'health.ready', 'pos.image']
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      [...everyCall.map(([name]) => name), ...others].sort(),
    )
    expect(document.paths['/api/admin/reservations/{id}/status/hold']?.put?.description).toContain(
      'resavation-assign-room',
    )
  })

  it('reports that the server is live and ready', async () => {
    for (const path of ['live', 'ready'])
      expect((await fetch(`${server.origin}/api/health/${path}`)).status).toBe(200)
  })
})

describe('the audit', () => {
  it('records the user, the call and the record, without secret fields', async () => {
    const staff = await server.as('admin-booking')
    const { roomIds } = await makeRooms(server, 1)
    const { id } = await staff.data(reservations.book, { ...booking(roomIds), other_card_no: 'SECRET-1' })
    const row = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      user_id: staff.userId,
      call: 'reservations.book',
      record_type: 'reservation',
      record_id: id,
      address: '127.0.0.1',
    })
    expect(row.said).toMatchObject({ phone: '9876543210' })
    expect(JSON.stringify(row.said)).not.toContain('SECRET-1')
  })

  it('has no row for a refused call', async () => {
    const staff = await server.as('admin-booking')
    const { roomIds } = await makeRooms(server, 1)
    await staff.data(reservations.book, booking(roomIds))
    const count = async () => (await server.db.selectFrom('audit_log').select('id').execute()).length
    const before = await count()
    expect((await staff.send(reservations.book, booking(roomIds))).status).toBe(400)
    expect(await count()).toBe(before)
  })
})
