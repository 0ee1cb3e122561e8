import { randomUUID } from 'node:crypto'
import { cash } from '@nivas/contract/cash/calls.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { closeSession, makeGoods, of, type Till } from './testing/goods.ts'
import { sell, send, ticketOf } from './testing/sell.ts'

const lax = useServer(undefined, { jobs: false })
const strict = useServer(() => ({ POS_DEVICES: 'registered' }), { jobs: false })
let goods: Awaited<ReturnType<typeof makeGoods>>
let strictGoods: Awaited<ReturnType<typeof makeGoods>>
beforeAll(async () => {
  goods = await makeGoods(lax)
  strictGoods = await makeGoods(strict)
})

const refused = [400, 'This device is not enabled.']
const randomMac = () =>
  `02:${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase().match(/../g)?.join(':')}`
const open = (till: Till, systemid: 1 | 2, mac: string | null = null) =>
  till.send(calls.createSession, { systemid, mac })
const openAtCash = async (till: Till, counter: 'bookcentre' | 'office' | 'bhent') => {
  const { status, body } = await till.send(cash.openSession, { counter })
  return [status, body.message]
}
const seller = (server: typeof lax) =>
  atTill(server, 'office-pos', 'bookcentre-pos', 'bookcentre-refund', 'bhent')

/** Makes a till whose device is disabled after a sale. */
async function disabled() {
  const [till, mac] = [await seller(lax), randomMac()]
  const office = await lax.as('bhandarghar-devices')
  const device = await office.data(calls.addDevice, { mac, enabled: 1 })
  const { id } = (await open(till, 2, mac)).body.data
  const sold = await sell(till, ticketOf(2, id, [of(goods.book)]))
  const enable = (enabled: 0 | 1) => office.data(calls.updateDevice, { id: device.id, mac, enabled })
  await enable(0)
  return { till, mac, session: id, sold, enable }
}

describe('a device that was disabled', () => {
  it('neither sells nor gives back in its open session', async () => {
    const { till, session, sold, enable } = await disabled()
    const refund = {
      ...({ systemid: 2, id: sold.ticketid, reason: 'torn' } as const),
      lines: [{ id: sold.products[0]?.id ?? 0, qty: 1 }],
    }
    for (const { status, body } of [
      await send(till, ticketOf(2, session, [of(goods.book)])),
      await till.send(calls.refund, refund),
    ])
      expect([status, body.message]).toEqual(refused)
    await enable(1)
    await sell(till, ticketOf(2, session, [of(goods.book)]))
    expect((await till.send(calls.refund, refund)).status).toBe(200)
  })

  it('sends the tickets that it sold without a network, counts its drawer and closes its session', async () => {
    const { till, mac, session } = await disabled()
    await sell(till, ticketOf(2, session, [of(goods.book)]), { minutes: 5 })
    const { status, body } = await open(till, 2, mac)
    expect([status, body.data]).toMatchObject([200, { id: session, disabled: true }])
    expect((await closeSession(till, session)).status).toBe(200)
  })

  it('opens no session of a shop, neither at the till nor through the cash screens', async () => {
    const { till, mac, session } = await disabled()
    const shut = async (address: string | null) => {
      const { status, body } = await open(till, 1, address)
      return [status, body.message]
    }
    expect(await shut(mac)).toEqual(refused)
    // Without its print service it is still the same till.
    expect(await shut(null)).toEqual(refused)
    // A different browser on that machine is refused from its first try on.
    const fresh = await seller(lax)
    expect((await open(fresh, 1, mac)).status).toBe(400)
    expect(await openAtCash(fresh, 'office')).toEqual(refused)
    expect(await openAtCash(till, 'office')).toEqual(refused)
    await closeSession(till, session)
    expect(await openAtCash(till, 'bookcentre')).toEqual(refused)
    // Only the shops check devices.
    expect((await openAtCash(till, 'bhent'))[0]).toBe(200)
  })

  it('does not stop the same person at another till', async () => {
    const { till } = await disabled()
    const other = { ...till, till: randomUUID() }
    other.send = (call, request, headers = {}) =>
      till.send(call, request, { ...headers, 'x-till': other.till })
    const { id, disabled: off } = (await open(other, 2, randomMac())).body.data
    expect(off).toBe(false)
    await sell(other, ticketOf(2, id, [of(goods.book)]))
  })
})

describe('where devices are registered', () => {
  it('an unknown till cannot open a session of a shop in any way, and a known one sells', async () => {
    const [till, mac] = [await seller(strict), randomMac()]
    expect([(await open(till, 2, mac)).status, (await open(till, 2)).status]).toEqual([400, 400])
    expect(await openAtCash(till, 'bookcentre')).toEqual(refused)
    await (await strict.as('bhandarghar-devices')).data(calls.addDevice, { mac, enabled: 1 })
    const { status, body } = await open(till, 2, mac)
    expect([status, body.data]).toMatchObject([200, { disabled: false }])
    await sell(till, ticketOf(2, body.data.id, [of(strictGoods.book)]))
    await closeSession(till, body.data.id)
    expect((await openAtCash(till, 'bookcentre'))[0]).toBe(200)
  })
})
