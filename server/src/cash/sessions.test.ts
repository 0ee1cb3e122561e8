import { randomUUID } from 'node:crypto'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { expectedCash } from '@nivas/contract/cash/report.ts'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { booking, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { actorAt, atTill, take } from '../testing/till.ts'

const server = useServer()

type Till = Awaited<ReturnType<typeof atTill>>

/** A cashier with an open session of the office. */
async function selling(opening_float = 500) {
  const till = await atTill(server, 'office-pos')
  const session = await till.data(calls.openSession, { counter: 'office', opening_float })
  const actor = await actorAt(server, { client: till, till: till.till })
  const sell = (amount: number, upi = 0, utr?: string) =>
    take(server, actor, 'office', amount, { upi, ...(utr && { utr }) })
  const report = () => till.data(calls.report, { id: session.id })
  return { ...till, actor, session, sell, report, close: closing(till, session.id) }
}

const closing =
  ({ send }: Till, id: number) =>
  (
    counted: number,
    expected: number,
    more: { variance_reason?: string; notes?: Record<string, number> } = {},
  ) =>
    send(calls.closeSession, { id, counted, expected, ...more })

describe('opening a session', () => {
  it('returns the session that is open at this till, and ignores the float', async () => {
    const till = await atTill(server, 'office-pos')
    const opened = await till.data(calls.openSession, { counter: 'office', opening_float: 500 })
    expect(opened).toMatchObject({
      counter: 'office',
      opening_float: 500,
      here: true,
      overdue: false,
      closed_at: null,
    })
    expect(await till.data(calls.openSession, { counter: 'office', opening_float: 9 })).toEqual(opened)
    expect(await till.data(calls.mySessions, {})).toEqual([opened])
    const elsewhere = await till.data(calls.mySessions, {}, { 'x-till': randomUUID() })
    expect(elsewhere.map(({ id, here }) => [id, here])).toEqual([[opened.id, false]])
  })

  it('requires the permission to take money at that counter', async () => {
    const till = await atTill(server, 'office-pos', 'bhent')
    for (const [counter, status] of [
      ['office', 200],
      ['bhent', 200],
      ['bookcentre', 403],
      ['electricity', 403],
    ] as const)
      expect([counter, (await till.send(calls.openSession, { counter })).status]).toEqual([counter, status])
  })

  it('requires a till that is a UUID, or none', async () => {
    const till = await atTill(server, 'office-pos')
    const { status, body } = await till.send(calls.mySessions, {}, { 'x-till': 'the red one' })
    expect([status, body.errors]).toEqual([422, { 'X-Till': ['X-Till must be a UUID'] }])
  })

  it('is read without a till where the answer does not depend on it', async () => {
    const reader = await server.as('cash-journal')
    const { status } = await reader.send(calls.cashiers, {}, { 'x-till': 'the red one' })
    expect(status).toBe(200)
  })

  it('is automatic with the first payment: the specification’s screens know no session', async () => {
    const cashier = await atTill(server, 'bhent')
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await (await server.as('admin-booking')).data(reservations.book, booking(roomIds))
    await cashier.data(reservations.takeBhent, { id, payment_amount: 1000, donation_amount: 51 })
    const [session] = await cashier.data(calls.mySessions, {})
    expect(await cashier.data(calls.report, { id: session?.id ?? 0 })).toMatchObject({
      counter: 'bhent',
      opening_float: 0,
      tickets: 1,
      takings: [
        { tender: 'CASH', kind: 'BHENT', taken: 1000, given_back: 0 },
        { tender: 'CASH', kind: 'DONATION', taken: 51, given_back: 0 },
      ],
    })
  })
})

it('a session of another person is not the one here, also at its till', async () => {
  const { session, till } = await selling()
  const supervisor = await server.as('cash-supervisor')
  const { open } = await supervisor.data(calls.day, { day: today }, { 'x-till': till })
  expect(open.find(({ id }) => id === session.id)?.here).toBe(false)
})

describe('the opening float', () => {
  it('can be entered until the first sale', async () => {
    const { data, send, session, sell } = await selling()
    expect((await data(calls.setFloat, { id: session.id, opening_float: 750.5 })).opening_float).toBe(750.5)
    await sell(10)
    const late = await send(calls.setFloat, { id: session.id, opening_float: 1000 })
    expect(late.status).toBe(400)
    expect((await data(calls.report, { id: session.id })).opening_float).toBe(750.5)
  })

  it('can be changed in the caller’s own session only, like movements', async () => {
    const { session } = await selling()
    const other = await atTill(server, ...permissionNames)
    for (const [call, more] of [
      [calls.setFloat, { opening_float: 1 }],
      [calls.addMovement, { amount: 1, reason: 'x' }],
    ] as const)
      expect((await other.send(call, { id: session.id, ...more } as never)).status).toBe(400)
  })
})

describe('the X report', () => {
  it('shows takings by tender and category, tickets, refunds, movements, and the expected cash', async () => {
    const { data, session, sell, report } = await selling()
    await sell(100)
    await sell(300, 200, '800000000001')
    await data(calls.addMovement, { id: session.id, amount: -250, reason: 'Notes to the safe' })
    await data(calls.addMovement, { id: session.id, amount: 50, reason: 'Change fetched' })
    const x = await report()
    expect(x).toMatchObject({
      tickets: 2,
      refunds: 0,
      takings: [
        { tender: 'CASH', kind: 'SALE', taken: 200, given_back: 0 },
        { tender: 'UPI', kind: 'SALE', taken: 200, given_back: 0 },
      ],
      movements: [{ amount: -250, reason: 'Notes to the safe' }, { amount: 50 }],
      closing: null,
    })
    expect(expectedCash(x)).toBe(500)
  })

  it('is read by its owner, by readers of the journal and by supervisors', async () => {
    const { session } = await selling()
    for (const [permission, status] of [
      ['cash-journal', 200],
      ['cash-supervisor', 200],
      ['office-pos', 400],
      ['bhent', 400],
    ] as const)
      expect([
        permission,
        (await (await atTill(server, permission)).send(calls.report, { id: session.id })).status,
      ]).toEqual([permission, status])
    expect((await (await atTill(server, 'cash-journal')).send(calls.report, { id: 999_999 })).status).toBe(
      404,
    )
  })
})

describe('closing a session', () => {
  it('writes the count and the Z report, the sum of its rows; further writes are refused', async () => {
    const { data, send, session, sell, close, actor } = await selling()
    await sell(100)
    const { status, body } = await close(600, 600, { notes: { 500: 1, 100: 1 } })
    expect(status).toBe(200)
    expect(body.data.closing).toMatchObject({
      counted: 600,
      expected: 600,
      variance: 0,
      notes: { 500: 1, 100: 1 },
    })
    expect((await send(calls.addMovement, { id: session.id, amount: 1, reason: 'x' })).status).toBe(400)
    expect((await send(calls.setFloat, { id: session.id, opening_float: 1 })).status).toBe(400)
    expect((await close(600, 600)).body.message).toBe('This session is closed already.')
    await expect(take(server, actor, 'office', 1, { printed: { session, number: 2 } })).rejects.toMatchObject(
      {
        status: 400,
        message: 'This session is closed. Nothing can be added to it.',
      },
    )
    expect((await data(calls.report, { id: session.id })).tickets).toBe(1)
    // The next sale opens the next session.
    await sell(5)
    expect((await data(calls.mySessions, {})).map(({ id }) => id)).not.toContain(session.id)
  })

  it('requires a reason for a variance, at its field, and stores it', async () => {
    const { sell, close } = await selling()
    await sell(100)
    const without = await close(590, 600)
    expect([without.status, without.body.errors]).toEqual([
      422,
      { variance_reason: ['Please write why the count differs'] },
    ])
    const { body } = await close(590, 600, { variance_reason: 'A torn note' })
    expect(body.data.closing).toMatchObject({ variance: -10, variance_reason: 'A torn note' })
  })

  it('is refused when money was taken since the count, and shows the expected amount', async () => {
    const { sell, close } = await selling()
    await sell(100)
    await sell(23.5)
    const { status, body } = await close(600, 600)
    expect([status, body.message]).toEqual([
      400,
      'Money was taken or given back meanwhile: Rs. 623.50 are expected now. Please count again.',
    ])
    expect((await close(623.5, 623.5)).status).toBe(200)
  })

  it('is allowed to its owner and to supervisors, who count as well', async () => {
    const { session, sell } = await selling(0)
    await sell(40)
    const as = async (...permissions: Parameters<typeof server.as>) =>
      closing(await atTill(server, ...permissions), session.id)(40, 40)
    expect((await as('office-pos')).status).toBe(400)
    const { status, body } = await as('cash-supervisor')
    expect([status, body.data.closing?.closed_by]).toEqual([200, expect.stringMatching(/^Person/)])
    expect(body.data.user.id).not.toBe(body.data.id)
  })

  it('is refused to a reader of the journal, who sees the session, and of a session that is not there', async () => {
    const { session, sell, report } = await selling(0)
    await sell(40)
    const reader = await atTill(server, 'office-pos', 'cash-journal')
    const { status, body } = await closing(reader, session.id)(40, 40)
    expect([status, body.message]).toEqual([400, 'This is another person’s session.'])
    expect((await report()).closing).toBeNull()
    expect((await closing(reader, 999_999)(40, 40)).status).toBe(404)
  })

  it('happens once when owner and supervisor close at the same time, under one Z number', async () => {
    const { session, sell, close } = await selling(0)
    await sell(40)
    const supervisor = closing(await atTill(server, 'cash-supervisor'), session.id)
    const replies = await Promise.all([close(40, 40), supervisor(40, 40)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('puts every sale before it into the Z report, and none after, during sales', async () => {
    const { report, sell, close, session } = await selling(0)
    const selling20 = Promise.allSettled(
      Array.from({ length: 20 }, async (_, i) => {
        const { number } = await sell(i + 1)
        return { number, amount: i + 1 }
      }),
    )
    // Each refusal comes from a sale since the report.
    let closed = false
    for (let tries = 0; tries <= 20 && !closed; tries += 1) {
      const expected = expectedCash(await report())
      closed = (await close(expected, expected)).status === 200
    }
    expect(closed).toBe(true)
    const sold = (await selling20).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(sold).toHaveLength(20)
    const z = await report()
    const prefix = `OF-${String(session.number).padStart(4, '0')}-`
    const inIt = sold.filter(({ number }) => number.startsWith(prefix))
    expect([z.tickets, z.closing?.expected]).toEqual([
      inIt.length,
      inIt.reduce((sum, { amount }) => sum + amount, 0),
    ])
  })

  it('numbers a counter’s Z reports without gaps, despite refusals and simultaneous closing', async () => {
    const sessions = await Promise.all(Array.from({ length: 8 }, () => selling(0)))
    await Promise.all(sessions.map(async ({ sell }, i) => sell(i + 1)))
    await Promise.all(sessions.map(({ close }, i) => (i % 3 === 0 ? close(1, 0) : close(i + 1, i + 1))))
    const { rows } = await sql<{ z_number: number }>`select z_number from cash_sessions
      where counter = 'office' and z_number is not null order by z_number`.execute(server.db)
    expect(rows.map(({ z_number }) => z_number)).toEqual(rows.map((_, i) => i + 1))
  })
})

describe('a session that is open for more than 18 hours', () => {
  it('is marked for its owner, and for a supervisor in the closing of the day', async () => {
    const { data, session, actor } = await selling(0)
    // Sessions cannot be changed: an old one is inserted with an earlier time of opening.
    await sql`insert into cash_sessions (counter, user_id, till, opened_at)
      values ('bhent', ${actor.id}, ${randomUUID()}, now() - interval '18 hours 1 minute')`.execute(server.db)
    const mine = await data(calls.mySessions, {})
    expect(mine.map(({ id, overdue }) => [id === session.id, overdue])).toEqual([
      [false, true],
      [true, false],
    ])
    const supervisor = await server.as('cash-supervisor')
    const { open } = await supervisor.data(calls.day, { day: actor.today })
    expect(open.find(({ id }) => id === mine[0]?.id)?.overdue).toBe(true)
  })
})

it('every Z report of this file is the sum of its rows', async () => {
  const reader = await server.as('cash-journal')
  const { rows } = await sql<{
    id: number
  }>`select id from cash_sessions where closed_at is not null`.execute(server.db)
  expect(rows.length).toBeGreaterThan(10)
  for (const { id } of rows) {
    const z: SessionReport = await reader.data(calls.report, { id })
    expect(z.closing?.expected).toBe(expectedCash(z))
  }
})
