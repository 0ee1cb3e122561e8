import { randomUUID } from 'node:crypto'
import { access } from '@nivas/contract/access/calls.ts'
import { gate } from '@nivas/contract/gate/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { application, booking, inDays, makeCustomer, makeRooms } from '../testing/factories.ts'
import { administrator, useServer } from '../testing/server.ts'

const server = useServer()
const under = (key: string) => ({ 'idempotency-key': key })
const wrongKey = { 'Idempotency-Key': ['This Idempotency-Key was used for another request'] }

describe('the same key with another secret is refused, and never gets another answer', () => {
  it('at sign-in', async () => {
    const headers = under(randomUUID())
    const signIn = (password: string) =>
      server.anonymous.send(access.login, { ...administrator, password }, headers)
    expect((await signIn(administrator.password)).status).toBe(200)
    const { status, body } = await signIn('a wrong password')
    expect([status, body.errors, body.data]).toEqual([422, wrongKey, undefined])
    expect((await signIn(administrator.password)).status).toBe(200)
  })

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
