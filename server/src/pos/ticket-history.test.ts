import { cash } from '@nivas/contract/cash/calls.ts'
import { find } from '@nivas/contract/find/calls.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { closeSession, colleagueAt, makeGoods, of } from './testing/goods.ts'
import { sell, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
let goods: Awaited<ReturnType<typeof makeGoods>>
beforeAll(async () => {
  goods = await makeGoods(server)
})

describe('the cash book', () => {
  it('shows the whole history of a ticket, with the people who sold it, printed it and gave it back', async () => {
    const till = await atTill(server, 'office-pos', 'office-refund')
    const { id: session } = await sessionOf(till, 1)
    const { ticketid, products, receipt_number } = await sell(till, ticketOf(1, session, [of(goods.office)]))
    const own = { systemid: 1 as const, id: ticketid }
    await till.data(calls.printTicket, own)
    const lines = [{ id: products[0]?.id ?? 0, qty: 1 }]
    const back = await till.data(calls.refund, { ...own, lines, reason: 'torn' })
    const auditor = await server.as('cash-journal')
    for (const number of [receipt_number, back.receipt_number]) {
      const { taken_by, history } = await auditor.data(cash.findReceipt, { number })
      expect(history.map(({ call, user }) => [call, user])).toEqual([
        ['pos.refund', taken_by],
        ['pos.printTicket', taken_by],
        ['pos.createOfficeTicket', taken_by],
      ])
    }
  })
})

describe('a ticket whose session was closed while it waited', () => {
  it('names its seller when another person books it in their session', async () => {
    const seller = await atTill(server, 'bookcentre-pos')
    const old = await sessionOf(seller, 2)
    await closeSession(seller, old.id)
    const colleague = await colleagueAt(server, seller)
    const { body } = await colleague.send(calls.createSession, { systemid: 2 })
    const { id: session } = body.data
    const late = ticketOf(2, session, [of(goods.book)], { printed: `${old.series}-001` })
    const ticket = await sell(colleague, late, { minutes: 5, by: seller.userId })
    const { name } = await server.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', seller.userId)
      .executeTakeFirstOrThrow()
    expect(ticket.look).toEqual([
      { key: 'It was sold by another person: {{name}}.', values: { name } },
      {
        key: 'Sold as number {{number}} in a session that was closed meanwhile.',
        values: { number: `${old.series}-001` },
      },
    ])
    const own = await sell(colleague, ticketOf(2, session, [of(goods.book)]), { minutes: 5 })
    expect(own.look).toEqual([])
  })

  it('is found by the number on its paper, in the cash book and by the search of everything', async () => {
    const seller = await atTill(server, 'bookcentre-pos')
    const old = await sessionOf(seller, 2)
    await closeSession(seller, old.id)
    const { id } = await sessionOf(seller, 2)
    const printed = `${old.series}-001`
    const { receipt_number: number } = await sell(seller, ticketOf(2, id, [of(goods.book)], { printed }), {
      minutes: 5,
    })
    const auditor = await server.as('cash-journal')
    expect(await auditor.data(cash.findReceipt, { number: printed.toLowerCase() })).toMatchObject({ number })
    const found = [{ kind: 'receipt', number }]
    expect(await auditor.data(find.records, { wanted: printed })).toMatchObject(found)
    expect(await seller.data(find.records, { wanted: printed })).toMatchObject(found)
    const other = await server.as('office-pos')
    expect(await other.data(find.records, { wanted: printed })).toEqual([])
    // The number in the book comes first, because the number on a paper may belong to another receipt.
    const next = await sell(seller, ticketOf(2, id, [of(goods.book)], { printed: number }), { minutes: 5 })
    expect(await auditor.data(cash.findReceipt, { number })).toMatchObject({ number })
    expect(await auditor.data(find.records, { wanted: number })).toHaveLength(2)
    expect(next.receipt_number).not.toBe(number)
  })
})
