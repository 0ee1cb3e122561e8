import { access } from '@nivas/contract/access/calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { administrator, type TestServer, useServer } from '../testing/server.ts'

// The tests act as the proxy: they reach each server from 127.0.0.1.
const servers = {
  'is this machine': useServer(),
  'is another machine': useServer(() => ({ TRUST_PROXY: '10.0.0.5' })),
  'does not exist': useServer(() => ({ TRUST_PROXY: 'none' })),
  'is two machines, one behind the other': useServer(() => ({ TRUST_PROXY: 'loopback,10.0.0.0/24' })),
}

const forget = (server: TestServer) => server.db.deleteFrom('sign_in_failures').execute()
beforeEach(() => Promise.all(Object.values(servers).map(forget)).then(() => {}))

/** Returns the source address that a server uses for a request, under which it counts a failed sign-in. */
async function believed(server: TestServer, forwardedFor: string): Promise<string | undefined> {
  const wrong = { email: administrator.email, password: 'wrong' }
  await server.anonymous.send(access.login, wrong, { 'x-forwarded-for': forwardedFor })
  const counted = await server.db.selectFrom('sign_in_failures').select('address').executeTakeFirstOrThrow()
  return counted.address?.replace('/32', '')
}

describe('the trusted proxy', () => {
  it.each([
    ['is this machine', '203.0.113.7', '203.0.113.7'],
    // The server ignores addresses that the client itself added.
    ['is this machine', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['is this machine', '203.0.113.7, 10.0.0.9', '10.0.0.9'],
    ['is another machine', '203.0.113.7', '127.0.0.1'],
    ['does not exist', '203.0.113.7', '127.0.0.1'],
    ['is two machines, one behind the other', '198.51.100.1, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
  ] as const)('%s: for %s the source is %s', async (which, forwardedFor, address) => {
    expect(await believed(servers[which], forwardedFor)).toBe(address)
  })

  it('is the only one that decides whether a request came by TLS', async () => {
    const cookieFrom = async (server: TestServer) =>
      (
        await server.anonymous.send(access.login, administrator, { 'x-forwarded-proto': 'https' })
      ).headers.getSetCookie()[0]
    expect(await cookieFrom(servers['is this machine'])).toContain('Secure')
    expect(await cookieFrom(servers['is another machine'])).not.toContain('Secure')
  })
})
