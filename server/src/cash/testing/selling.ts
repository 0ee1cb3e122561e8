import { cash as calls } from '@nivas/contract/cash/calls.ts'
import type { TestServer } from '../../testing/server.ts'
import { actorAt, atTill, take } from '../../testing/till.ts'

type Till = Awaited<ReturnType<typeof atTill>>

/** Returns a cashier with an open session of the office. */
export async function selling(server: TestServer, opening_float = 500) {
  const till = await atTill(server, 'office-pos')
  const session = await till.data(calls.openSession, { counter: 'office', opening_float })
  const actor = await actorAt(server, { client: till, till: till.till })
  const sell = (amount: number, upi = 0, utr?: string) =>
    take(server, actor, 'office', amount, { upi, ...(utr && { utr }) })
  const report = () => till.data(calls.report, { id: session.id })
  return { ...till, actor, session, sell, report, close: closing(till, session.id) }
}

/** Returns a function that closes a session as this person. */
export const closing =
  ({ send }: Till, id: number) =>
  (
    counted: number,
    expected: number,
    more: { variance_reason?: string; notes?: Record<string, number> } = {},
  ) =>
    send(calls.closeSession, { id, counted, expected, ...more })
