import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { expectedCash } from '@nivas/contract/cash/report.ts'
import type { SessionReport } from '@nivas/contract/cash/schemas.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { atTill, take } from '../testing/till.ts'
import { closing, selling as sellingAt } from './testing/selling.ts'

const server = useServer()
const selling = (opening_float?: number) => sellingAt(server, opening_float)

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
    for (const late of [
      await send(calls.addMovement, { id: session.id, amount: 1, reason: 'x' }),
      await send(calls.setFloat, { id: session.id, opening_float: 1 }),
      await close(600, 600),
    ])
      expect([late.status, late.body.message]).toEqual([400, 'This session is already closed.'])
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

  it('is refused with notes that come to more than the count, at its field; coins are the rest', async () => {
    const { sell, close } = await selling()
    await sell(100)
    const { status, body } = await close(600, 600, { notes: { 500: 1, 100: 1, 5: 1 } })
    expect([status, body.errors]).toEqual([
      422,
      {
        counted: [
          'The notes alone total Rs. 605.00. Please enter the whole amount, or count the notes again.',
        ],
      },
    ])
    const withCoins = await close(600, 600, { notes: { 500: 1, 50: 1 } })
    expect(withCoins.body.data.closing).toMatchObject({ counted: 600, notes: { 500: 1, 50: 1 } })
  })

  it('is refused when money was taken since the count, and shows the expected amount', async () => {
    const { sell, close } = await selling()
    await sell(100)
    await sell(23.5)
    const { status, body } = await close(600, 600)
    expect([status, body.message]).toEqual([
      400,
      'Money was taken or given back meanwhile: Rs. 623.50 is now expected. Please count again.',
    ])
    expect((await close(623.5, 623.5)).status).toBe(200)
  })

  it('accepts a sum beyond the limit of one amount, as after two typed phone numbers', async () => {
    const { data, session, close } = await selling(9_876_543_210)
    await data(calls.addMovement, { id: session.id, amount: 9_876_543_210, reason: 'Change from the safe' })
    const { status, body } = await close(0, 19_753_086_420, { variance_reason: 'Typed into the wrong field' })
    expect([status, body.data?.closing]).toMatchObject([
      200,
      { expected: 19_753_086_420, variance: -19_753_086_420 },
    ])
  })

  it('is allowed to its owner and to supervisors, who count as well', async () => {
    const { session, sell } = await selling(0)
    await sell(40)
    const as = async (...permissions: Parameters<typeof server.as>) =>
      closing(await atTill(server, ...permissions), session.id)(40, 40)
    expect((await as('office-pos')).status).toBe(400)
    const { status, body } = await as('cash-supervisor')
    expect([status, body.data.closing?.closed_by]).toEqual([200, expect.stringMatching(/^Person/)])
    expect(body.data.closing?.closed_by).not.toBe(body.data.user.name)
  })

  it('is refused to a reader of the journal, who sees the session, and for an unknown session', async () => {
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
    // Each refusal is caused by a sale after the report was read.
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
    // Three of the eight are refused.
    expect(rows.length).toBeGreaterThanOrEqual(5)
    expect(rows.map(({ z_number }) => z_number)).toEqual(rows.map((_, i) => i + 1))
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
