import { connect as dial } from 'node:net'
import { access } from '@nivas/contract/access/calls.ts'
import { SESSION_KEY } from '@nivas/contract/access/session-key.ts'
import type { Call } from '@nivas/contract/call.ts'
import { identity } from '@nivas/contract/identity/calls.ts'
import { registry } from '@nivas/contract/registry/calls.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '../db/connection.ts'
import { type SessionHeaders, sessionOf } from '../testing/client.ts'
import type { TestDatabase } from '../testing/create-database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { booking, inDays, makeRooms } from '../testing/factories.ts'
import { type ServerProcess, startServer } from '../testing/process.ts'
import { administrator } from '../testing/server.ts'
import { untilBlocking } from '../testing/until-blocking.ts'

let database: TestDatabase
let server: ServerProcess
let origin: string
let logged = ''

beforeAll(async () => {
  database = await createTestDatabase()
  server = startServer({
    DATABASE_URL: database.url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'trace',
  })
  for (const stream of [server.child.stdout, server.child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      logged += chunk.toString()
    })
  origin = await server.ready
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await database.drop()
})

let session: SessionHeaders = {}
async function send(call: Call, request: Record<string, unknown>) {
  const { path, body } = requestParts(call, request)
  const response = await fetch(origin + path, {
    method: call.method,
    headers: { ...session, 'x-requested-with': 'test', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  session = { ...session, ...sessionOf(response.headers) }
  return response.status
}

it('the log has the call that failed, and no personal data', async () => {
  const person = {
    id_card_no: 'CARD-SECRET-1',
    other_card_no: 'OTHER-SECRET-2',
    phone: '9123456780',
    email: 'asha-secret@example.org',
    comments: 'knee-operation-secret',
    members: [{ name: 'Secretname Rao', age: 34, i_card_number: 'MEMBER-SECRET-3' }],
  }
  expect(await send(access.login, { email: 'secret-guess@example.org', password: 'secret guess' })).toBe(401)
  expect(await send(access.login, administrator)).toBe(200)
  const db = connect(database.url)
  const { roomIds } = await makeRooms(db, 1)
  expect(await send(reservations.book, { ...booking(roomIds, inDays(1), inDays(2)), ...person })).toBe(200)
  expect(await send(registry.findCustomer, { id_card_no: person.id_card_no })).toBe(200)
  expect(await send(reservations.list, { applicant_name: 'Secretname' })).toBe(200)
  expect(await send(reservations.book, { ...booking(roomIds), ...person, phone: 'secret' })).toBe(422)

  const number = '999941057058'
  const scanned = `<PrintLetterBarcodeData uid="${number}" name="Secretname" street="card-street-secret"/>`
  expect(await send(identity.readCard, { text: scanned })).toBe(200)
  expect(await send(identity.readCard, { text: number })).toBe(200)
  expect(await send(identity.readCard, { text: `${scanned} `.repeat(200) })).toBe(422)
  expect(await send(identity.readCard, { text: `${number}`.repeat(9) })).toBe(422)

  // Makes the database refuse a valid row, with a message that holds the values of the row.
  await sql`alter table reservations add check (phone <> '9123456780') not valid`.execute(db.db)
  expect(await send(reservations.book, { ...booking(roomIds, inDays(8), inDays(9)), ...person })).toBe(500)
  // A message that quotes the value itself.
  await sql`alter table reservations add check (comments::int > 0) not valid`.execute(db.db)
  await db.db.destroy()
  expect(await send(reservations.book, { ...booking(roomIds, inDays(8), inDays(9)), ...person })).toBe(500)

  await expect.poll(() => logged).toContain('"route":"/api/admin/reservations"')
  expect(logged).toContain('reservations_phone_check')
  await expect.poll(() => logged).toContain('invalid input syntax for type integer')
  const secrets = [
    ...Object.values(person).flat(),
    administrator.password,
    session.cookie?.split('=')[1],
    session[SESSION_KEY],
    'secret',
    number,
  ]
  for (const value of secrets.flatMap((one) => (typeof one === 'object' ? Object.values(one) : [one])))
    if (typeof value === 'string') expect(logged.toLowerCase()).not.toContain(value.toLowerCase())
  expect(logged).not.toContain('Secretname')
})

it('a request whose caller has gone away before its session was read is no error', async () => {
  expect(await send(access.login, administrator)).toBe(200)
  // Only public calls count by address.
  const { path } = requestParts(reservations.eventTypes, {})
  const headers = Object.entries({ host: 'x', 'x-requested-with': 'test', ...session })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  const { hostname, port } = new URL(origin)
  const before = logged.length
  const db = connect(database.url)
  await db.db.transaction().execute(async (trx) => {
    await sql`lock table session_tokens`.execute(trx)
    const socket = dial(Number(port), hostname)
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    await untilBlocking(trx)
    socket.resetAndDestroy()
    // The server has seen the end of the connection when it answers this request, which came later.
    expect((await fetch(`${origin}/api/health/live`)).status).toBe(200)
  })
  await db.db.destroy()
  // The log is complete when the process has ended.
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(logged.slice(before)).not.toMatch(/"failed"|"status":500/)
})
