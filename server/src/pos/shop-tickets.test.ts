import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { makeGoods, of } from './testing/goods.ts'
import { saleCall, sell, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
let goods: Awaited<ReturnType<typeof makeGoods>>
beforeAll(async () => {
  goods = await makeGoods(server)
})

describe('a shop', () => {
  it('is reached only with its own permission, by any call of the tills', async () => {
    const seller = await atTill(server, 'bookcentre-pos', 'bookcentre-refund')
    const { id: session } = await sessionOf(goods.till, 1)
    const [call, body] = saleCall(seller, ticketOf(1, session, [of(goods.office)]))
    expect((await seller.send(call as typeof calls.createOfficeTicket, body as never)).status).toBe(403)
    const disguised = { ...ticketOf(1, session, [of(goods.office)]), systemid: 1 }
    expect((await seller.send(calls.createBookCentreTicket, disguised as never)).status).toBe(422)
    for (const systemid of [1, 3] as const) {
      expect((await seller.send(calls.createSession, { systemid })).status).toBe(403)
      expect((await seller.send(calls.ticket, { systemid, number: 'OF-0001-001' })).status).toBe(403)
      expect((await seller.send(calls.tickets, { systemid })).status).toBe(403)
      expect((await seller.send(calls.printTicket, { systemid, id: 1 })).status).toBe(403)
      expect((await seller.send(calls.looked, { systemid, id: 1 })).status).toBe(403)
      const refund = { systemid, id: 1, lines: [{ id: 1, qty: 1 }], reason: 'x' }
      expect((await seller.send(calls.refund, refund)).status).toBe(403)
    }
    // The book centre does not have the ticket of the office.
    const { ticketid, products, receipt_number } = await sell(
      goods.till,
      ticketOf(1, session, [of(goods.office)]),
    )
    const own = { systemid: 2 as const, id: ticketid }
    const lines = [{ id: products[0]?.id ?? 0, qty: 1 }]
    expect((await seller.send(calls.refund, { ...own, lines, reason: 'x' })).status).toBe(404)
    expect((await seller.send(calls.printTicket, own)).status).toBe(404)
    expect((await seller.send(calls.looked, own)).status).toBe(404)
    expect((await seller.send(calls.ticket, { systemid: 2, number: receipt_number })).status).toBe(404)
  })
})
