import { randomUUID } from 'node:crypto'
import type { Counter } from '@nivas/contract/cash/counters.ts'
import { splitTenders } from '@nivas/contract/cash/tenders.ts'
import { type Permission, permissionNames } from '@nivas/contract/permissions.ts'
import { takeMoney } from '../cash/index.ts'
import type { Actor } from '../http/actor.ts'
import { inTransaction } from '../http/transaction.ts'
import { type Client, clientOf } from './client.ts'
import { today } from './factories.ts'
import type { TestServer } from './server.ts'

/** Returns a user of the test server as the `Actor` of a use case, with a till. */
export async function actorAt(
  server: TestServer,
  more: { client?: Client; till?: string; today?: string } = {},
): Promise<Actor> {
  const client = more.client ?? (await server.as())
  return {
    id: client.userId,
    name: 'x',
    email: 'x',
    accountType: 'user',
    language: 'en',
    roles: [],
    permissions: new Set(permissionNames),
    sessionId: 1,
    tokenId: 1,
    passwordAge: 0,
    resetLink: null,
    address: '127.0.0.1',
    devices: [],
    today: more.today ?? today,
    till: more.till ?? randomUUID(),
  }
}

/** Takes an amount for a purpose, in a separate transaction; `upi` of it by UPI with a reference. */
export const take = (
  server: TestServer,
  actor: Actor,
  counter: Counter,
  amount: number,
  more: {
    upi?: number
    utr?: string
    category?: string
    printed?: { session: { id: number; number: number }; number: number }
  } = {},
) =>
  inTransaction(server.db, (trx) =>
    takeMoney(trx, actor, {
      counter,
      record: { type: 'test', id: 1, name: 'Something' },
      lines: splitTenders([{ kind: 'SALE', amount, category: more.category }], more.upi ?? 0),
      utr: more.utr ?? null,
      ...(more.printed && { printed: more.printed }),
    }),
  )

/** Returns a client of a user with these permissions, whose calls all name the same till. */
export async function atTill(server: TestServer, ...permissions: Permission[]) {
  const { userId, session } = await server.as(...permissions)
  const till = randomUUID()
  const client = clientOf(server.origin, userId, session)
  const send: Client['send'] = (call, request, headers = {}) =>
    client.send(call, request, { 'x-till': till, ...headers })
  const data: Client['data'] = (call, request, headers = {}) =>
    client.data(call, request, { 'x-till': till, ...headers })
  return { userId, session, till, send, data }
}
