import { randomUUID } from 'node:crypto'
import { access } from '@nivas/contract/access/calls.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { doneBefore } from '@nivas/contract/outbox.ts'
import { requestParts } from '@nivas/contract/request-parts.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type Client, clientOf, sessionOf } from '../testing/client.ts'
import { application, booking, inDays, makeCustomer, makeRooms } from '../testing/factories.ts'
import { administrator, useServer } from '../testing/server.ts'
import { storeAnswer } from './idempotency.ts'
import { protectBy } from './protect.ts'

const server = useServer()
const under = (key: string) => ({ 'idempotency-key': key })
const wrongKey = { 'Idempotency-Key': ['This Idempotency-Key was used for another request'] }

describe('the same key with another secret is refused, and never gets another answer', () => {
  it('when an applicant is looked up', async () => {
    const [one, other] = [await makeCustomer(server), await makeCustomer(server)]
    const headers = under(randomUUID())
    const ask = (id_card_no: string) =>
      server.anonymous.send(reservations.validateIdentity, { id_card_no }, headers)
    const first = await ask(one.id_card_no)
    expect([first.status, first.body.customer?.[0]?.id_card_no]).toEqual([200, one.id_card_no])
    const second = await ask(other.id_card_no)
    expect([second.status, second.body.errors, second.body.data]).toEqual([422, wrongKey, undefined])
    expect((await ask(one.id_card_no)).body).toEqual(first.body)
  })

  it('of a booking and an application', async () => {
    const staff = await server.as('admin-booking')
    const { roomIds } = await makeRooms(server, 1)
    const [booked, applied] = [under(randomUUID()), under(randomUUID())]
    const book = (other_card_no: string) =>
      staff.send(reservations.book, { ...booking(roomIds), other_card_no }, booked)
    const apply = (i_card_number: string) =>
      server.anonymous.send(
        reservations.apply,
        { ...application(), members: [{ name: 'Asha Rao', age: 34, i_card_number }] },
        applied,
      )
    expect([(await book('DL-1')).status, (await apply('NR-1')).status]).toEqual([200, 200])
    expect([(await book('DL-2')).body.errors, (await apply('NR-2')).body.errors]).toEqual([
      wrongKey,
      wrongKey,
    ])
  })

  it('of an exit', async () => {
    const staff = await server.as('gate-visitor-entry', 'gate-pending-visit-status-update')
    const enter = (id_card_no: string) =>
      staff.data(gate.createEntry, {
        id_card_no,
        visitorname: 'Asha Rao',
        houseNo: 'B-12',
        fromdate: inDays(0),
        todate: inDays(0),
        departure_time: '18:00',
        people: 1,
        issatsangi: true,
      })
    await enter('IC-1')
    await enter('IC-2')
    const headers = under(randomUUID())
    expect((await staff.send(gate.exit, { idNumber: 'IC-1' }, headers)).status).toBe(200)
    const { status, body } = await staff.send(gate.exit, { idNumber: 'IC-2' }, headers)
    expect([status, body.errors]).toEqual([422, wrongKey])
  })
})

describe('a used key has no effect', () => {
  const { email, password } = administrator
  const signIn = (headers: Record<string, string>, typed = password) =>
    server.anonymous.send(access.login, { email, password: typed }, headers)
  const ownOf = ({ headers }: { headers: Headers }) => clientOf(server.origin, 0, sessionOf(headers))
  const isSignedIn = async (reply: { headers: Headers }) =>
    (await ownOf(reply).send(access.currentUser, {})).status === 200

  it('at sign-in, which starts a session and checks the password each time', async () => {
    const headers = under(randomUUID())
    const replies = [await signIn(headers), await signIn(headers)]
    expect(await Promise.all(replies.map(isSignedIn))).toEqual([true, true])
    expect((await signIn(headers, 'a wrong password')).status).toBe(401)
  })

  it('once the password has changed, even by a change under the same key', async () => {
    const headers = under(randomUUID())
    const own = ownOf(await signIn(headers))
    const change = (client: Client, from: string, to: string) =>
      client.send(
        access.changePassword,
        { current_password: from, password: to, password_confirmation: to },
        headers,
      )
    const changed = await change(own, password, 'an altogether new password')
    expect(await isSignedIn(changed)).toBe(true)
    expect((await signIn(headers)).status).toBe(401)
    const back = await change(ownOf(changed), 'an altogether new password', password)
    expect(await isSignedIn(back)).toBe(true)
    const again = await change(ownOf(back), 'an altogether new password', password)
    expect(again.body.errors).toEqual({ current_password: ['This is not your current password'] })
  })

  it('for a new token, and for a password that is entered again', async () => {
    const headers = under(randomUUID())
    const own = ownOf(await signIn({}))
    const renew = async () => sessionOf((await own.send(access.refresh, {}, headers)).headers).cookie
    const [one, other] = [await renew(), await renew()]
    expect([typeof one, typeof other, one === other]).toEqual(['string', 'string', false])
    const confirmed = under(randomUUID())
    await own.data(access.confirm, { password }, confirmed)
    await sql`update sessions set confirmed_at = confirmed_at - interval '1 hour'`.execute(server.db)
    await own.data(access.confirm, { password }, confirmed)
    const { rows } = await sql`select from sessions where confirmed_at > now() - interval '1 minute'`.execute(
      server.db,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a key belongs to its caller', () => {
  it('the same key of another person is another request', async () => {
    const key = randomUUID()
    const { roomIds } = await makeRooms(server, 2)
    const answers = await Promise.all(
      roomIds.map(async (room) => {
        const staff = await server.as('admin-booking')
        const once = await staff.send(reservations.book, booking([room]), under(key))
        const again = await staff.send(reservations.book, booking([room]), under(key))
        expect(again.body).toEqual(once.body)
        return once
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(2)
  })
})

it('a key that is not a UUID is refused, and the call does nothing', async () => {
  const staff = await server.as('admin-booking', 'manage-reservations')
  const { roomIds } = await makeRooms(server, 1)
  const { status, body } = await staff.send(reservations.book, booking(roomIds), under('my booking'))
  expect([status, body.errors]).toEqual([422, { 'Idempotency-Key': ['Idempotency-Key must be a UUID'] }])
  expect((await staff.send(reservations.book, booking(roomIds))).status).toBe(200)
})

describe('a stored answer of an earlier version', () => {
  /** Records an entry, replaces its stored answer, and sends the entry again. */
  async function sentAgain(earlier: (answer: Record<string, unknown>) => Record<string, unknown>) {
    const staff = await server.as('gate-visitor-entry')
    const key = randomUUID()
    const entry = {
      ...{
        id_card_no: `IC-${randomUUID().slice(0, 8)}`,
        visitorname: 'Asha Rao',
        houseNo: 'B-12',
        people: 1,
        issatsangi: true,
      },
      ...{ fromdate: inDays(0), todate: inDays(0), departure_time: '18:00' },
    }
    const { body } = await staff.send(gate.createEntry, entry, under(key))
    const answer = { success: body.success, message: body.message, data: earlier(body.data) }
    const submission = { key, caller: staff.userId, call: 'gate.createEntry', forGood: true }
    await server.db
      .transaction()
      .execute((trx) =>
        storeAnswer(
          trx,
          { ...submission, requestHash: Buffer.alloc(32) },
          { answer, record: body.data.id },
          protectBy(Buffer.from('a key for the tests')),
        ),
      )
    const { path, body: sent } = requestParts(gate.createEntry, entry)
    const again = await fetch(server.origin + path, {
      method: 'POST',
      headers: {
        ...{ 'x-requested-with': 'test', 'content-type': 'application/json' },
        ...staff.session,
        ...under(key),
      },
      body: JSON.stringify(sent),
    })
    return { again, answer }
  }

  it('is sent without the fields that were added since', async () => {
    const { again, answer } = await sentAgain(({ vehicleno: _, ...fewer }) => fewer)
    expect([again.status, again.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(await again.json()).toEqual(answer)
  })

  it('that does not fit this version is refused as already done, so that the browser stops sending it', async () => {
    const { again } = await sentAgain((answer) => ({ ...answer, id: 'T-7' }))
    expect(again.status).toBe(400)
    expect(await again.json()).toMatchObject({ message: doneBefore })
  })
})

it('a stored answer is readable with the server’s key only', async () => {
  const { id_card_no } = await makeCustomer(server, { city: 'Kurukshetra' })
  const { identity } = await server.anonymous.data(
    reservations.validateIdentity,
    { id_card_no },
    under(randomUUID()),
  )
  const { rows } = await sql<{ row: string }>`
    select k::text || encode(k.answer::bytea, 'escape') as row from submissions k`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const secret of [identity, id_card_no, 'Kurukshetra'])
    expect(JSON.stringify(rows)).not.toContain(secret)
})
