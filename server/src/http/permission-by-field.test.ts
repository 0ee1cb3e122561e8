import { type Call, post } from '@nivas/contract/call.ts'
import { by } from '@nivas/contract/may-pass.ts'
import type { Permission } from '@nivas/contract/permissions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { serveCalls } from '../testing/serve-calls.ts'
import { useServer } from '../testing/server.ts'
import { bind } from './bind.ts'
import { openApiOf } from './openapi.ts'
import { forbidden, notAllowed } from './require-permission.ts'

const branches = { 1: 'office-products', 2: ['bookcentre-products', 'bookcentre-pos'] } as const
const terms = {
  permission: by('systemid', branches),
  summary: 'Add a role' as const,
  body: z.object({ systemid: z.literal([1, 2]) }),
  returns: z.object({ systemid: z.int() }),
}
const calls = { read: post('/shop/read', { ...terms, reads: true }), write: post('/shop/write', terms) }

const server = useServer()
let ran: unknown[] = []

const bound = bind('shop', calls, {
  read: async (_db, _actor, { systemid }) => {
    ran.push(systemid)
    return { systemid }
  },
  write: async (_trx, _actor, { systemid }) => {
    ran.push(systemid)
    return { systemid }
  },
})

let served: Awaited<ReturnType<typeof serveCalls>>
beforeAll(async () => {
  served = await serveCalls(server.db, bound)
})
afterAll(() => served.app.close())

async function send(call: Call, permissions: Permission[], body: string) {
  const { session } = await server.as(...permissions)
  ran = []
  const response = await fetch(`${served.origin}/api${call.path}`, {
    method: 'POST',
    headers: { 'x-requested-with': 'test', 'content-type': 'application/json', ...session },
    body,
  })
  return { status: response.status, body: (await response.json()) as { message: string; data?: unknown } }
}

describe.each(Object.entries(calls))('a call that serves several shops and %ss', (_, call) => {
  it('runs for a shop with any of its permissions', async () => {
    expect((await send(call, ['office-products'], '{"systemid":1}')).status).toBe(200)
    for (const permission of branches[2])
      expect((await send(call, [permission], '{"systemid":2}')).status).toBe(200)
    expect(ran).toEqual([2])
  })

  it('refuses another shop, and does not run the use case', async () => {
    for (const [permission, systemid] of [
      ['office-products', 2],
      ['bookcentre-pos', 1],
    ] as const) {
      const { status, body } = await send(call, [permission], JSON.stringify({ systemid }))
      expect([status, body.message, ran]).toEqual([403, call.writes ? notAllowed : forbidden, []])
    }
  })

  it('requires any of the permissions before the body is read', async () => {
    expect((await send(call, ['bhent'], 'no JSON at all')).status).toBe(403)
    expect((await send(call, ['office-products'], 'no JSON at all')).status).toBe(400)
  })

  it('refuses an unknown shop by validation', async () => {
    expect((await send(call, ['office-products'], '{"systemid":3}')).status).toBe(422)
  })
})

it('writes an audit row for its own shop, and none for a refused one', async () => {
  await sql`delete from audit_log where call = 'shop.write'`.execute(server.db)
  await send(calls.write, ['office-products'], '{"systemid":2}')
  await send(calls.write, ['office-products'], '{"systemid":1}')
  const { rows } = await sql`select said from audit_log where call = 'shop.write'`.execute(server.db)
  expect(rows).toEqual([{ said: { systemid: 1 } }])
})

it('is documented branch by branch', () => {
  const { paths } = openApiOf(bound, 'x')
  expect(paths['/api/shop/read']?.post).toMatchObject({
    description: 'Permission by systemid: 1: office-products; 2: bookcentre-products or bookcentre-pos.',
  })
})
