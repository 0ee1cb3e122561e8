import { cash } from '@nivas/contract/cash/calls.ts'
import { cashMade, expectedCash, totalOf } from '@nivas/contract/cash/report.ts'
import { dayIn } from '@nivas/contract/dates.ts'
import { onWire, rupees, sum } from '@nivas/contract/money.ts'
import type { Amount } from '@nivas/contract/rupees.ts'
import { runOnce } from '../cluster.ts'
import type { Staff } from './client.ts'

/** The money of a day in rupees: by the Z reports, by the cash book, and as signed off. */
export type Closed = { sessions: number; byZ: number; byBook: number; signedCash: number }

/** Closes the sessions of these people, whose drawers have the expected cash. Returns the totals by session id. */
async function closeSessions(people: readonly Staff[]): Promise<Map<number, Amount>> {
  const closed = new Map<number, Amount>()
  for (const staff of people) {
    const sessions = (await staff('closing: sessions', cash.mySessions, {}))?.data ?? []
    for (const { id, here } of sessions) {
      if (!here) continue
      const x = await staff('closing: X report', cash.report, { id })
      if (!x) continue
      const expected = expectedCash(x.data)
      const counted = Math.max(0, expected)
      const z = await staff('closing: Z report', cash.closeSession, {
        ...{
          id,
          counted,
          expected,
          ...(counted !== expected && { variance_reason: 'Cash of another drawer' }),
        },
      })
      if (z) closed.set(id, rupees(totalOf(z.data.takings).total))
    }
  }
  return closed
}

/** Closes the day: closes every session of these people, and signs the day off as the supervisor. */
export async function closeDay(people: readonly Staff[], supervisor: Staff, url: string): Promise<Closed> {
  const closed = await closeSessions(people)
  const { rows } = await runOnce(
    url,
    `select coalesce(sum(b.amount), 0)::text as sum from cash_book b join cash_receipts r on r.id = b.receipt_id
     where r.session_id = any($1)`,
    [[...closed.keys()]],
  )
  const day = dayIn('Asia/Kolkata')
  const open = await supervisor('closing: the day', cash.day, { day })
  const sessions = open?.data.sessions ?? []
  const signed = await supervisor('closing: the signature', cash.signDay, {
    ...{
      day,
      session_ids: sessions.map(({ id }) => id),
      to_bank: Math.max(0, onWire(sum(sessions.map(cashMade)))),
    },
  })
  return {
    sessions: closed.size,
    byZ: onWire(sum([...closed.values()])),
    byBook: onWire(rupees(rows[0].sum)),
    signedCash: signed?.data.signed?.cash ?? 0,
  }
}
