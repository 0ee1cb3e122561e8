import { randomUUID } from 'node:crypto'
import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { expectedCash } from '@nivas/contract/cash/report.ts'
import { dashboard } from '@nivas/contract/dashboard/calls.ts'
import { permissionNames } from '@nivas/contract/permissions.ts'
import { pos } from '@nivas/contract/pos/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../http/transaction.ts'
import { audited } from '../testing/audited.ts'
import { booking, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { giveBack } from './index.ts'
import { selling as sellingAt } from './testing/selling.ts'

const server = useServer()
const selling = (opening_float?: number) => sellingAt(server, opening_float)

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
    expect(await audited(server, 'cash.openSession', opened.id)).toBe(1)
    expect(await till.data(calls.mySessions, {})).toEqual([opened])
    const elsewhere = await till.data(calls.mySessions, {}, { 'x-till': randomUUID() })
    expect(elsewhere.map(({ id, here }) => [id, here])).toEqual([[opened.id, false]])
  })

  it('is in the audit once, however often its till is opened', async () => {
    const till = await atTill(server, 'office-pos')
    const opened = await Promise.all([1, 2, 3].map(() => till.data(pos.createSession, { systemid: 1 })))
    const [id = 0, ...others] = new Set(opened.map((session) => session.id))
    expect(others).toEqual([])
    expect(await audited(server, 'pos.createSession', id)).toBe(1)
    await till.data(pos.createSession, { systemid: 1 })
    expect(await audited(server, 'pos.createSession', id)).toBe(1)
  })

  it('gives its float to the open session that has none, until its drawer is in use', async () => {
    const till = await atTill(server, 'office-pos')
    const { id } = await till.data(calls.openSession, { counter: 'office' })
    const withFloat = { counter: 'office', opening_float: 2000 } as const
    expect(await till.data(calls.openSession, withFloat)).toMatchObject({ id, opening_float: 2000 })
    const used = await selling(0)
    await used.sell(100)
    const late = await used.send(calls.openSession, withFloat)
    expect([late.status, late.body.message]).toEqual([
      400,
      'The float cannot be changed after the first receipt. Please record the cash you put in or take out.',
    ])
  })

  it('needs only the permission for refunds, to open and to close it', async () => {
    const till = await atTill(server, 'bookcentre-refund')
    const { id } = await till.data(calls.openSession, { counter: 'bookcentre' })
    expect(await till.data(calls.mySessions, {})).toMatchObject([{ id, here: true }])
    expect(await till.data(calls.closeSession, { id, counted: 0, expected: 0 })).toMatchObject({ id })
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

it('a session of another person does not count as the one here, even at its till', async () => {
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

  it('is at least what was already taken out of the drawer: the refusal at the field names that amount', async () => {
    const { data, send, session, report } = await selling(5000)
    const float = (opening_float: number) => send(calls.setFloat, { id: session.id, opening_float })
    await data(calls.addMovement, { id: session.id, amount: 50, reason: 'Change from the safe' })
    await data(calls.addMovement, { id: session.id, amount: -3050, reason: 'Notes to the safe' })
    const { status, body } = await float(2999.99)
    expect([status, body.errors]).toEqual([
      422,
      {
        opening_float: [
          'Rs. 3,000.00 of the float was already taken out. If that is wrong, please first record what was put back.',
        ],
      },
    ])
    expect((await report()).opening_float).toBe(5000)
    expect((await float(3000)).status).toBe(200)
    expect(expectedCash(await report())).toBe(0)
  })

  it('can be changed only in the caller’s own session, like movements', async () => {
    const { session } = await selling()
    const other = await atTill(server, ...permissionNames)
    for (const [call, more] of [
      [calls.setFloat, { opening_float: 1 }],
      [calls.addMovement, { amount: 1, reason: 'x' }],
    ] as const)
      expect((await other.send(call, { id: session.id, ...more } as never)).body.message).toBe(
        'This is another person’s session.',
      )
  })
})

describe('cash taken out', () => {
  const beyond = (expected: string) => ({
    amount: [
      `The drawer should hold ${expected}. If it holds more, please first record what was put in, such as the float, or wait until all sales are sent.`,
    ],
  })

  it('is at most what the drawer should hold: the refusal at the field names that amount', async () => {
    const { data, send, session, sell, report } = await selling(50_000)
    const move = (amount: number) => ({ id: session.id, amount, reason: 'Notes to the safe' })
    await sell(100)
    await sell(300, 200, '800000000101')
    const slip = await send(calls.addMovement, move(-500_000))
    expect([slip.status, slip.body.errors]).toEqual([422, beyond('Rs. 50,200.00')])
    expect((await report()).movements).toEqual([])
    await data(calls.addMovement, move(-50_200))
    expect((await send(calls.addMovement, move(-0.01))).body.errors).toEqual(beyond('Rs. 0.00'))
    await data(calls.addMovement, move(0.5))
    expect(expectedCash(await data(calls.addMovement, move(-0.5)))).toBe(0)
  })

  it('is accepted once the missing float is entered', async () => {
    const { data, send, session } = await selling(0)
    const away = { id: session.id, amount: -400, reason: 'Notes to the safe' }
    expect((await send(calls.addMovement, away)).body.errors).toEqual(beyond('Rs. 0.00'))
    await data(calls.setFloat, { id: session.id, opening_float: 500 })
    expect(expectedCash(await data(calls.addMovement, away))).toBe(100)
  })

  it('is taken out once by three simultaneous requests and by a repetition with the same key', async () => {
    const { send, session, report } = await selling(500)
    const away = { id: session.id, amount: -300, reason: 'Notes to the safe' }
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all([1, 2, 3].map(() => send(calls.addMovement, away)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    const rest = { ...away, amount: -200 }
    for (const _ of [1, 2]) expect((await send(calls.addMovement, rest, key)).status).toBe(200)
    expect(expectedCash(await report())).toBe(0)
  })

  it('does not limit a refund, which may leave the drawer below zero', async () => {
    const { data, send, session, actor, sell, report } = await selling(0)
    const { id: sold } = await sell(500)
    await data(calls.addMovement, { id: session.id, amount: -500, reason: 'Notes to the safe' })
    await inTransaction(server.db, async (trx) => {
      const [row] = await trx.selectFrom('cash_book').select('id').where('receipt_id', '=', sold).execute()
      const undoing = [
        { tender: 'CASH', kind: 'SALE', category: null, amount: -500, undoes: row?.id ?? 0 },
      ] as const
      const record = { type: 'test', id: 1, name: 'Something' }
      return giveBack(trx, actor, { counter: 'office', record, undoing, reason: 'Broken' })
    })
    expect(expectedCash(await report())).toBe(-500)
    const away = { id: session.id, amount: -1, reason: 'x' }
    expect((await send(calls.addMovement, away)).body.errors).toEqual(beyond('-Rs. 500.00'))
  })
})

describe('the X report', () => {
  it('shows takings by tender and category, tickets, refunds, movements, and the expected cash', async () => {
    const { data, session, sell, report } = await selling()
    await sell(100)
    await sell(300, 200, '800000000001')
    await data(calls.addMovement, { id: session.id, amount: -250, reason: ' Notes to the safe ' })
    await data(calls.addMovement, { id: session.id, amount: 50, reason: 'Change from the safe' })
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
    for (const [permission, expected, text] of [
      ['cash-journal', 200, undefined],
      ['cash-supervisor', 200, undefined],
      ['office-pos', 400, 'This is another person’s session.'],
      ['bhent', 400, 'This is another person’s session.'],
    ] as const) {
      const { status, body } = await (await atTill(server, permission)).send(calls.report, { id: session.id })
      expect([permission, status, body.message]).toEqual([permission, expected, text])
    }
    expect((await (await atTill(server, 'cash-journal')).send(calls.report, { id: 999_999 })).status).toBe(
      404,
    )
  })
})

describe('a session that is open for more than 18 hours', () => {
  it('is marked for its owner, and for a supervisor on the dashboard and in the closing of the day', async () => {
    const { data, session, actor } = await selling(0)
    // The opening time of a session cannot be changed, so an old session is inserted.
    await sql`insert into cash_sessions (counter, user_id, till, opened_at)
      values ('bhent', ${actor.id}, ${randomUUID()}, now() - interval '18 hours 1 minute')`.execute(server.db)
    const mine = await data(calls.mySessions, {})
    expect(mine.map(({ id, overdue }) => [id === session.id, overdue])).toEqual([
      [false, true],
      [true, false],
    ])
    const supervisor = await server.as('cash-supervisor')
    expect(await supervisor.data(dashboard.figures, {})).toMatchObject({ overdue_sessions: 1 })
    const { open } = await supervisor.data(calls.day, { day: actor.today })
    expect(open.find(({ id }) => id === mine[0]?.id)?.overdue).toBe(true)
  })
})
