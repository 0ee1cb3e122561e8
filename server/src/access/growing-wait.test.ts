import { access as calls } from '@nivas/contract/access/calls.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { administrator, useServer } from '../testing/server.ts'

const server = useServer(() => ({}), { jobs: false })
beforeEach(async () => void (await sql`truncate sign_in_failures, known_devices`.execute(server.db)))

const MINUTE = 60_000

/**
 * Tries to sign in. Each attempt has a different address unless `from` is given; `cookie` is the cookie of the browser.
 */
let tried = 0
async function signIn(password: string, { from, cookie }: { from?: string; cookie?: string } = {}) {
  tried += 1
  const reply = await server.anonymous.send(
    calls.login,
    { email: administrator.email, password },
    {
      'x-forwarded-for': from ?? `10.${tried >> 8}.${tried % 256}.1`,
      ...(cookie && { cookie }),
    },
  )
  const [device] = reply.headers.getSetCookie().filter((one) => /^(__Host-)?nivas_device=/.test(one))
  return {
    status: reply.status,
    message: reply.body.message,
    wait: Number(reply.headers.get('retry-after')),
    device: device?.split(';')[0],
    written: device,
  }
}
const right = administrator.password
const wrong = async (times: number, where: Parameters<typeof signIn>[1] = {}) => {
  for (let count = 0; count < times; count += 1) expect((await signIn('wrong', where)).status).toBe(401)
}
const passes = (ms: number) =>
  sql`update sign_in_failures set at = at - make_interval(secs => ${ms / 1000})`.execute(server.db)

describe('after five wrong passwords', () => {
  it('the refusal names the wait, which doubles with each further failure, up to a quarter of an hour', async () => {
    await wrong(5)
    const waits: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const refused = await signIn(right)
      expect(refused.status).toBe(429)
      const minutes = Math.ceil(refused.wait / 60)
      waits.push(minutes)
      expect(refused.message).toBe(
        minutes === 1
          ? 'Too many failed sign-ins. Please wait a minute and try again.'
          : `Too many failed sign-ins. Please wait ${minutes} minutes and try again.`,
      )
      await passes(minutes * MINUTE)
      await wrong(1)
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15])
  })

  it('a refused try does not make the wait longer', async () => {
    await wrong(5)
    for (let count = 0; count < 20; count += 1) expect((await signIn('wrong')).status).toBe(429)
    await passes(MINUTE)
    expect((await signIn(right)).status).toBe(200)
  })

  it('an unknown e-mail has the same wait', async () => {
    const guess = () => server.anonymous.send(calls.login, { email: 'nobody@example.org', password: 'wrong' })
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(401)
    const { status, headers } = await guess()
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  })
})

describe('a browser that this user has signed in with before', () => {
  it('lets them in with the right password, however many others guess', async () => {
    const { device = '' } = await signIn(right)
    await wrong(5)
    expect((await signIn(right)).status).toBe(429)
    expect((await signIn(right, { cookie: device })).status).toBe(200)
  })

  it('has a separate count with the same waits, which does not affect other users', async () => {
    const { device: cookie = '' } = await signIn(right)
    await wrong(5, { cookie })
    const refused = await signIn(right, { cookie })
    expect([refused.status, refused.wait]).toEqual([429, 60])
    expect((await signIn(right)).status).toBe(200)
  })

  it('is recognised by a cookie that scripts cannot read and that lasts half a year', async () => {
    const { written } = await signIn(right)
    expect(written).toMatch(/^nivas_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    const { rows } = await sql`select * from known_devices`.execute(server.db)
    expect(rows).not.toEqual([])
    expect(JSON.stringify(rows)).not.toContain(written?.slice(13, 56))
  })

  it('is recognised for this user only', async () => {
    const { device = '' } = await signIn(right)
    const colleague = { email: 'colleague@example.org', password: 'a good long password' }
    const admin = await server.as('manage-users')
    await admin.data(calls.addUser, { name: 'Colleague', ...colleague })
    const asColleague = (password: string) =>
      server.anonymous.send(calls.login, { ...colleague, password }, { cookie: device })
    for (let count = 0; count < 5; count += 1) expect((await asColleague('wrong')).status).toBe(401)
    expect((await asColleague(colleague.password)).status).toBe(429)
    expect((await signIn(right, { cookie: device })).status).toBe(200)
  })

  it('stores several users in one cookie, and ignores a forged cookie', async () => {
    const { device = '' } = await signIn(right)
    expect((await signIn(right, { cookie: device })).device).toBe(device)
    const madeUp = `nivas_device=${'A'.repeat(43)}`
    const { device: given } = await signIn(right, { cookie: madeUp })
    expect(given).not.toBe(madeUp)
    await wrong(5)
    expect((await signIn(right, { cookie: madeUp })).status).toBe(429)
    expect((await signIn(right, { cookie: `${madeUp}; ${given}` })).status).toBe(200)
  })
})

describe('one network of IPv6', () => {
  it('is one source: after ten failures from its addresses the next try waits, for any e-mail', async () => {
    const from = (at: number) => ({ 'x-forwarded-for': `2001:db8:1:2:${at}::${at}` })
    const guess = async (at: number) =>
      (await server.anonymous.send(calls.login, { email: `u${at}@example.org`, password: 'x' }, from(at)))
        .status
    for (let at = 1; at <= 10; at += 1) expect(await guess(at)).toBe(401)
    expect(await guess(11)).toBe(429)
    const neighbour = await signIn(right, { from: '2001:db8:1:3::1' })
    expect(neighbour.status).toBe(200)
  })

  it('shares one limit of public calls', async () => {
    const ask = async (at: number) =>
      (
        await fetch(`${server.origin}/api/venue`, {
          headers: { 'x-forwarded-for': `2001:db8:9:9:${(at % 900).toString(16)}::1` },
        })
      ).status
    const statuses = []
    for (let at = 0; at < 610; at += 1) statuses.push(await ask(at))
    expect(statuses.filter((status) => status === 200)).toHaveLength(600)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})
