import { cash as calls } from '@nivas/contract/cash/calls.ts'
import { cashMade } from '@nivas/contract/cash/report.ts'
import { onWire, sum } from '@nivas/contract/money.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inDays, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { actorAt, atTill, take } from '../testing/till.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { selling } from './testing/selling.ts'

const server = useServer()
const supervisor = () => server.as('cash-supervisor', 'cash-journal')

/**
 * Each test uses a day before that of the previous test: the closing of a day ignores sessions of later days.
 */
let back = 0
const anotherDay = () => {
  back += 1
  return inDays(-back)
}

/**
 * Makes a session of the office with a float of Rs. 500 that took `amount` in cash and was closed that day with a
 * count of `counted`.
 */
async function closedOn(day: string, amount: number, counted = 500 + amount) {
  const seller = await actorAt(server)
  const { rows } = await sql<{
    id: number
  }>`insert into cash_sessions (counter, user_id, till, opening_float, opened_at)
    values ('office', ${seller.id}, ${seller.till}, 500, ${`${day}T09:00:00+05:30`}) returning id`.execute(
    server.db,
  )
  const id = rows[0]?.id ?? 0
  await take(server, seller, 'office', amount)
  await sql`update cash_sessions set closed_at = ${`${day}T23:59:59+05:30`}, closed_by = ${seller.id}, counted = ${counted},
    variance_reason = 'A torn note' where id = ${id}`.execute(server.db)
  return id
}

const changed = [
  400,
  'Another session was closed or signed off meanwhile. The figures are new: please check them.',
]

const ids = (sessions: readonly { id: number }[]) => sessions.map(({ id }) => id)

describe('the closing of a day', () => {
  it('is signed off with the amount for the bank, and does not change afterwards', async () => {
    const staff = await supervisor()
    const day = anotherDay()
    const shown = [await closedOn(day, 1000), await closedOn(day, 250, 740)]
    const before = await staff.data(calls.day, { day })
    expect([ids(before.sessions), before.signed]).toEqual([shown, null])
    expect(before.sessions.map(cashMade)).toEqual([1000, 240])

    const signed = await staff.data(calls.signDay, { day, session_ids: shown, to_bank: 1240 })
    expect(signed).toMatchObject({ signed: { cash: 1240, to_bank: 1240, remarks: null } })
    const late = await closedOn(day, 70)
    expect(await staff.data(calls.day, { day })).toEqual(signed)
    const again = async (session_ids: number[], to_bank: number) => {
      const { status, body } = await staff.send(calls.signDay, { day, session_ids, to_bank })
      return [status, body.message]
    }
    // A sum that looks like an identity number is still a sum.
    expect(await again(shown, 234_567_890_124)).toEqual(changed)
    expect(await again(shown, 1240)).toEqual(changed)
    expect(await again([late], 70)).toEqual([400, 'This day is already signed off.'])
  })

  it('filters the journal by its sessions, before the sign-off and afterwards', async () => {
    const staff = await supervisor()
    const [next, day] = [anotherDay(), anotherDay()]
    await closedOn(day, 30)
    await closedOn(day, 12)
    // The money was taken at the time of the test, so the range includes today.
    const asked = { from: inDays(-5), to: today, closing: day }
    const amounts = async () => (await staff.data(calls.journal, asked)).map(({ amount }) => amount)
    expect(await amounts()).toEqual([12, 30])
    const { sessions } = await staff.data(calls.day, { day })
    await staff.data(calls.signDay, { day, session_ids: ids(sessions), to_bank: 42 })
    await closedOn(day, 5)
    expect(await amounts()).toEqual([12, 30])
    expect(await staff.data(calls.journalTotals, asked)).toMatchObject([{ rows: 2, taken: 42 }])
    const later = await staff.data(calls.day, { day: next })
    await staff.data(calls.signDay, { day: next, session_ids: ids(later.sessions), to_bank: 5 })
  })

  it('contains what was closed after the sign-off of the day before', async () => {
    const staff = await supervisor()
    const [next, day] = [anotherDay(), anotherDay()]
    const first = await closedOn(day, 1)
    await staff.data(calls.signDay, { day, session_ids: [first], to_bank: 1 })
    const late = await closedOn(day, 2)
    expect(ids((await staff.data(calls.day, { day: next })).sessions)).toEqual([late])
  })

  it('is signed off once for the sessions of a month of many counters', async () => {
    const staff = await supervisor()
    const day = anotherDay()
    const seller = await actorAt(server)
    await sql`insert into cash_sessions (counter, user_id, till, opened_at)
      select 'office', ${seller.id}, gen_random_uuid(), ${`${day}T09:00:00+05:30`}::timestamptz
      from generate_series(1, 1001)`.execute(server.db)
    await sql`update cash_sessions set closed_at = ${`${day}T18:00:00+05:30`}, closed_by = user_id, counted = 0
      where user_id = ${seller.id}`.execute(server.db)
    const { sessions } = await staff.data(calls.day, { day })
    expect(sessions).toHaveLength(1001)
    const signed = await staff.data(calls.signDay, { day, session_ids: ids(sessions), to_bank: 0 })
    expect([signed.sessions.length, signed.signed?.to_bank]).toEqual([1001, 0])
  })

  it('shows the sessions that are still open, and is signed off without them', async () => {
    const staff = await supervisor()
    const day = anotherDay()
    const till = await atTill(server, 'office-pos')
    const { id } = await till.data(calls.openSession, { counter: 'office' })
    const closed = await closedOn(day, 5)
    expect(ids((await staff.data(calls.day, { day: today })).open)).toContain(id)
    expect(ids((await staff.data(calls.day, { day })).open)).not.toContain(id)
    expect(
      ids((await staff.data(calls.signDay, { day, session_ids: [closed], to_bank: 5 })).sessions),
    ).toEqual([closed])
  })

  it('stores which sessions were open or left unsigned at the sign-off', async () => {
    const staff = await supervisor()
    const day = anotherDay()
    const [left, closed] = [await closedOn(inDays(-90), 3), await closedOn(day, 5)]
    const seller = await actorAt(server)
    const inserted = await sql<{ id: number; number: number }>`
      insert into cash_sessions (counter, user_id, opened_at)
      values ('office', ${seller.id}, ${`${day}T09:00:00+05:30`}) returning id, number`.execute(server.db)
    const opened = inserted.rows[0] ?? { id: 0, number: 0 }
    const { signed } = await staff.data(calls.signDay, { day, session_ids: [closed], to_bank: 5 })
    expect([signed?.open, signed?.unsigned_since]).toEqual([
      [{ ...opened, counter: 'office', user: { id: seller.id, name: expect.any(String) } }],
      inDays(-90),
    ])
    // The open session is closed and the old one is signed off; the closing shows them as they were.
    await sql`update cash_sessions set closed_at = now(), closed_by = ${seller.id}, counted = 0 where id = ${opened.id}`.execute(
      server.db,
    )
    await staff.data(calls.signDay, { day: inDays(-59), session_ids: [left], to_bank: 3 })
    const later = await staff.data(calls.day, { day })
    expect([later.open, later.backlog, later.signed]).toEqual([[], null, signed])
  })

  it('is signed off for exactly the sessions that the screen showed', async () => {
    const staff = await supervisor()
    const [next, day] = [anotherDay(), anotherDay()]
    const [one, other] = [await closedOn(day, 10), await closedOn(day, 20)]
    const later = await closedOn(next, 20)
    for (const session_ids of [[one], [one, other, 999_999], [one, later]]) {
      const { status, body } = await staff.send(calls.signDay, { day, session_ids, to_bank: 30 })
      expect([status, body.message]).toEqual(changed)
    }
    expect((await staff.data(calls.day, { day })).signed).toBeNull()
  })

  it('is refused when the sign-off of another day takes one of its sessions at the same time', async () => {
    const staff = await supervisor()
    const [next, day] = [anotherDay(), anotherDay()]
    const id = await closedOn(day, 10)
    const { status, body } = await startBehind(
      server.db,
      async (trx) => {
        await sql`insert into cash_days (day, cash, to_bank, signed_by)
          values (${next}, 10, 10, ${staff.userId})`.execute(trx)
        await sql`insert into cash_day_sessions (session_id, day) values (${id}, ${next})`.execute(trx)
      },
      () => staff.send(calls.signDay, { day, session_ids: [id], to_bank: 10 }),
    )
    expect([status, body.message]).toEqual(changed)
    expect((await staff.data(calls.day, { day })).signed).toBeNull()
  })

  it('requires a reason when the amount for the bank differs from the day’s', async () => {
    const staff = await supervisor()
    const day = anotherDay()
    const session_ids = [await closedOn(day, 100)]
    const text = "Please write why the amount that goes to the bank differs from the day's cash."
    for (const remarks of [undefined, ' ', '\u200f']) {
      const { status, body } = await staff.send(calls.signDay, { day, session_ids, to_bank: 90, remarks })
      expect([status, body.errors]).toEqual([422, { remarks: [text] }])
    }
    const { signed } = await staff.data(calls.signDay, {
      day,
      session_ids,
      to_bank: 90,
      remarks: 'Coins stay in the safe',
    })
    expect(signed).toMatchObject({ cash: 100, to_bank: 90, remarks: 'Coins stay in the safe' })
  })

  it('is signed off for a sum beyond the limit of one amount, as after two wrong counts', async () => {
    const staff = await supervisor()
    const day = anotherDay()
    const counted = 9_876_543_210
    const session_ids = [await closedOn(day, 100, counted), await closedOn(day, 100, counted)]
    const made = 2 * (counted - 500)
    const { signed } = await staff.data(calls.signDay, { day, session_ids, to_bank: made })
    expect(signed).toMatchObject({ cash: made, to_bank: made })
  })

  it('is signed once when two supervisors sign at the same time', async () => {
    const day = anotherDay()
    const session_ids = [await closedOn(day, 100)]
    const staff = await Promise.all([supervisor(), supervisor()])
    const replies = await Promise.all(
      staff.map((one) => one.send(calls.signDay, { day, session_ids, to_bank: 100 })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('points to sessions that were closed more than 31 days before and are not signed off', async () => {
    const staff = await supervisor()
    const [since, closing] = [inDays(-60), inDays(-29)]
    const id = await closedOn(since, 9)
    const now = await staff.data(calls.day, { day: today })
    expect([ids(now.sessions).includes(id), now.backlog]).toEqual([false, { since, closing }])
    const there = await staff.data(calls.day, { day: closing })
    expect([ids(there.sessions), there.backlog]).toEqual([[id], null])
    await staff.data(calls.signDay, { day: closing, session_ids: [id], to_bank: 9 })
    expect((await staff.data(calls.day, { day: today })).backlog).toBeNull()
  })

  it('can be signed off from that day on: today today, tomorrow not yet', async () => {
    const staff = await supervisor()
    const { session, sell, close } = await selling(server)
    await sell(40)
    await close(540, 540)
    const { sessions } = await staff.data(calls.day, { day: today })
    const session_ids = ids(sessions)
    expect(session_ids).toContain(session.id)
    const to_bank = onWire(sum(sessions.map(cashMade)))
    expect(await staff.data(calls.signDay, { day: today, session_ids, to_bank })).toMatchObject({
      signed: { to_bank },
    })
    const { status, body } = await staff.send(calls.signDay, {
      day: inDays(1),
      session_ids: [1],
      to_bank: 0,
    })
    expect([status, body.errors]).toEqual([422, { day: ['This day has not come yet.'] }])
    const empty = await staff.send(calls.signDay, { day: inDays(-1), session_ids: [], to_bank: 0 })
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      { session_ids: ['There is no closed session to sign off'] },
    ])
  })

  it('can be read by readers of the journal, and signed off only by supervisors', async () => {
    const day = anotherDay()
    const auditor = await server.as('cash-journal')
    expect((await auditor.send(calls.day, { day })).status).toBe(200)
    expect((await auditor.send(calls.signDay, { day, session_ids: [1], to_bank: 0 })).status).toBe(403)
    expect((await (await server.as('office-pos')).send(calls.day, { day })).status).toBe(403)
    expect((await server.anonymous.send(calls.day, { day })).status).toBe(401)
  })
})
