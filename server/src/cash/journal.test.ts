import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { booking, inDays, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { actorAt, take } from '../testing/till.ts'

const server = useServer()
const days = { from: today, to: today }
const auditor = () => server.as('cash-journal')

/** Two sellers at three counters: five receipts with six amounts, Rs. 1,111 in all. */
let one: number
let other: number
beforeAll(async () => {
  const [first, second] = [await actorAt(server), await actorAt(server)]
  one = first.id
  other = second.id
  await take(server, first, 'office', 100)
  await take(server, first, 'office', 200, { upi: 150, utr: '900000000001' })
  await take(server, first, 'bookcentre', 300)
  await take(server, second, 'bookcentre', 500, { upi: 500, utr: '900000000002' })
  await take(server, second, 'electricity', 11)
})

describe('the journal', () => {
  it('lists the rows of the days, newest first, each with receipt, session, person and record', async () => {
    const rows = await (await auditor()).data(calls.journal, days)
    expect(rows.map(({ counter, tender, amount }) => [counter, tender, amount])).toEqual([
      ['electricity', 'CASH', 11],
      ['bookcentre', 'UPI', 500],
      ['bookcentre', 'CASH', 300],
      ['office', 'CASH', 50],
      ['office', 'UPI', 150],
      ['office', 'CASH', 100],
    ])
    expect(rows[5]).toMatchObject({
      receipt: { number: 'OF-0001-001' },
      session: { number: 1 },
      record: { type: 'test', id: 1, name: 'Something' },
      kind: 'SALE',
      undoes: null,
    })
  })

  it('shows the reference that the bank has for amounts that were not paid in cash', async () => {
    const rows = await (await auditor()).data(calls.journal, { ...days, counter: 'office' })
    expect(rows.map(({ tender, reference }) => [tender, reference])).toEqual([
      ['CASH', null],
      ['UPI', '900000000001'],
      ['CASH', null],
    ])
  })

  it.each([
    [{ counter: 'office' as const }, 300],
    [{ tender: 'UPI' as const }, 650],
    [{ kind: 'SALE' as const }, 1111],
    [{ kind: 'DONATION' as const }, 0],
    [{ counter: 'bookcentre' as const, tender: 'CASH' as const }, 300],
    [{ from: inDays(-7), to: inDays(-1) }, 0],
    [{ from: inDays(-7), to: inDays(7) }, 1111],
  ])('filtered by %j has the same total in its rows as in its totals', async (filters, total) => {
    const staff = await auditor()
    const rows = await staff.data(calls.journal, { ...days, ...filters, per_page: 200 })
    const totals = await staff.data(calls.journalTotals, { ...days, ...filters })
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
    expect(sum(rows.map(({ amount }) => amount))).toBe(total)
    expect(sum(totals.map(({ taken, given_back }) => taken + given_back))).toBe(total)
    expect(sum(totals.map((line) => line.rows))).toBe(rows.length)
  })

  it('is filtered by a person and by a session', async () => {
    const staff = await auditor()
    const of = await staff.data(calls.journal, { ...days, user_id: other })
    expect(of.map(({ amount }) => amount)).toEqual([11, 500])
    const session_id = (await staff.data(calls.journal, { ...days, user_id: one, counter: 'bookcentre' }))[0]
      ?.session.id
    expect((await staff.data(calls.journal, { ...days, session_id })).map(({ amount }) => amount)).toEqual([
      300,
    ])
  })

  it('sums up by counter, tender and kind', async () => {
    const totals = await (await auditor()).data(calls.journalTotals, { ...days, counter: 'office' })
    expect(totals).toEqual([
      { counter: 'office', tender: 'CASH', kind: 'SALE', rows: 2, taken: 150, given_back: 0 },
      { counter: 'office', tender: 'UPI', kind: 'SALE', rows: 1, taken: 150, given_back: 0 },
    ])
  })

  it('lists the people who had a session, and no others', async () => {
    const staff = await auditor()
    const found = await staff.data(calls.cashiers, {})
    expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual([one, other].sort((a, b) => a - b))
    expect(Object.keys(found[0] ?? {})).toEqual(['id', 'name', 'email'])
  })

  it('is read page by page in both directions, every row once', async () => {
    const staff = await auditor()
    for (const order of ['asc', 'desc'] as const) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => staff.data(calls.journal, { ...days, order, page, per_page: 2 })),
      )
      const amounts = pages.flat().map(({ amount }) => amount)
      expect(order === 'asc' ? amounts : amounts.toReversed()).toEqual([100, 150, 50, 300, 500, 11])
    }
  })

  it('accepts at most a year, and days in their order', async () => {
    const staff = await auditor()
    for (const wrong of [
      { from: inDays(-366), to: today },
      { from: today, to: inDays(-1) },
    ])
      expect(Object.keys((await staff.send(calls.journal, wrong)).body.errors ?? {})).toEqual(['to'])
  })

  it('requires a permission', async () => {
    for (const call of [calls.journal, calls.journalTotals, calls.cashiers]) {
      expect((await server.anonymous.send(call, days)).status).toBe(401)
      expect((await (await server.as('cash-supervisor', 'bhent')).send(call, days)).status).toBe(403)
    }
  })

  it('is filtered by a category of a session', async () => {
    const seller = await actorAt(server)
    await take(server, seller, 'bhandarghar', 30, { category: 'Sweets' })
    await take(server, seller, 'bhandarghar', 7, { category: 'Meals' })
    await take(server, await actorAt(server), 'bhandarghar', 100, { category: 'Sweets' })
    const staff = await auditor()
    const rows = await staff.data(calls.journal, { ...days, user_id: seller.id })
    const asked = { ...days, session_id: rows[0]?.session.id, category: 'Sweets' }
    expect((await staff.data(calls.journal, asked)).map(({ amount }) => amount)).toEqual([30])
    expect(await staff.data(calls.journalTotals, asked)).toMatchObject([{ rows: 1, taken: 30 }])
  })
})

describe('a receipt', () => {
  it('is found by its number as typed, and by its id, with its rows', async () => {
    const staff = await auditor()
    const found = await staff.data(calls.findReceipt, { number: ' of-1-2 ' })
    expect(found).toMatchObject({
      number: 'OF-0001-002',
      utr: '900000000001',
      rows: [
        { tender: 'UPI', amount: 150 },
        { tender: 'CASH', amount: 50 },
      ],
    })
    expect(await staff.data(calls.receipt, { id: found.id })).toEqual(found)
    for (const number of ['OF-0001-009', '999999', 'x'])
      expect((await staff.send(calls.findReceipt, { number })).status).toBe(404)
  })

  it('shows what undid it, what it undoes, and the history of its record', async () => {
    const desk = await server.as('bhent', 'admin-booking', 'resavation-edit', 'manage-reservations')
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await desk.data(reservations.book, booking(roomIds))
    const { payment } = await desk.data(reservations.takeBhent, { id, payment_amount: 1000 })
    const { payment: refund } = await desk.data(reservations.edit, { id, departure_date: inDays(11) })
    const staff = await auditor()
    const receipt = await staff.data(calls.receipt, { id: payment?.id ?? 0 })
    const back = await staff.data(calls.receipt, { id: refund?.id ?? 0 })
    expect(receipt.rows).toMatchObject([
      {
        amount: 1000,
        undoes: null,
        undone_by: [{ receipt_id: refund?.id, number: back.number, amount: -500 }],
      },
    ])
    expect(back).toMatchObject({
      reason: 'The Bhent for the stay decreased.',
      rows: [{ amount: -500, undoes: { receipt_id: payment?.id, number: receipt.number }, undone_by: [] }],
      record: { type: 'reservation', id },
    })
    const [last, first] = await staff.data(calls.journal, { ...days, counter: 'bhent' })
    expect(last).toMatchObject({ amount: -500, undoes: receipt.number, receipt: { number: back.number } })
    expect(first).toMatchObject({ amount: 1000, undoes: null })
    expect(back.history.map(({ call }) => call)).toEqual([
      'reservations.edit',
      'reservations.takeBhent',
      'reservations.book',
    ])
  })

  it('shows who did what to its record, including calls without a user', async () => {
    const desk = await server.as('bhent', 'admin-booking')
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await desk.data(reservations.book, booking(roomIds))
    const { payment } = await desk.data(reservations.takeBhent, { id, payment_amount: 1000 })
    await sql`insert into audit_log (call, record_type, record_id, said, request_id)
      values ('reservations.apply', 'reservation', ${id}, '{}', 'x')`.execute(server.db)
    const { taken_by, history } = await (await auditor()).data(calls.receipt, { id: payment?.id ?? 0 })
    expect(history.map(({ call, user }) => [call, user])).toEqual([
      ['reservations.apply', null],
      ['reservations.takeBhent', taken_by],
      ['reservations.book', taken_by],
    ])
  })

  it('of a reservation can be opened by readers of the Bhent report, other receipts cannot', async () => {
    const reader = await server.as('report-revenue-by-range')
    const desk = await server.as('bhent', 'admin-booking')
    const { roomIds } = await makeRooms(server, 1, 500)
    const { id } = await desk.data(reservations.book, booking(roomIds))
    const { payment } = await desk.data(reservations.takeBhent, { id, payment_amount: 1000 })
    const receipt = await reader.data(calls.receipt, { id: payment?.id ?? 0 })
    expect(receipt).toMatchObject({ record: { type: 'reservation', id }, rows: [{ amount: 1000 }] })
    expect(receipt.history.map(({ call }) => call)).toEqual(['reservations.takeBhent', 'reservations.book'])
    const other = await (await auditor()).data(calls.findReceipt, { number: 'OF-1-2' })
    expect((await reader.send(calls.receipt, { id: other.id })).status).toBe(403)
    expect((await reader.send(calls.findReceipt, { number: receipt.number })).status).toBe(403)
    expect((await (await server.as('report-event')).send(calls.receipt, { id: receipt.id })).status).toBe(403)
  })
})
