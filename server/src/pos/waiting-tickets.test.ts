import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { closeSession, colleagueAt, makeGoods, of } from './testing/goods.ts'
import { makePrice, makeProduct } from './testing/make-product.ts'
import { sell, send, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
let goods: Awaited<ReturnType<typeof makeGoods>>
beforeAll(async () => {
  goods = await makeGoods(server)
})

describe('a ticket that waited in its till', () => {
  it('keeps what it was sold at, in its own time, and is marked for a look', async () => {
    const fresh = await atTill(server, 'bookcentre-pos', 'bookcentre-refund')
    const changed = await makeProduct(server, { price: 40, name: 'Changed' })
    const gone = await makeProduct(server, { price: 60, name: 'Gone' })
    const { id, next } = await sessionOf(fresh, 2)
    await makePrice(server, changed.id, today, 45)
    await server.db.updateTable('pos_products').set({ is_enabled: false }).where('id', '=', gone.id).execute()
    const paid = { upi: 100, utr: '999988887777' }
    await sell(goods.till, ticketOf(2, (await sessionOf(goods.till, 2)).id, [of(goods.book)], paid))
    const sale = ticketOf(2, id, [of(changed, { price: 40 }), of(gone, { price: 60 })], {
      ...paid,
      number: next,
    })
    const ticket = await sell(fresh, sale, { minutes: 0.5 })
    expect(ticket).toMatchObject({ number: next, ticketamount: 100, utr: '999988887777' })
    expect(ticket.look.map(({ key }) => key)).toEqual([
      '{{name}} was sold at {{sold}}; its price is {{price}}.',
      '{{name}} was not sold any more when this ticket arrived.',
      'The UPI reference {{utr}} is that of receipt {{number}} too.',
    ])
    const waiting = await fresh.send(calls.tickets, { systemid: 2, look: '1' })
    expect((waiting.body.data as { ticketid: number }[]).map(({ ticketid }) => ticketid)).toContain(
      ticket.ticketid,
    )
    expect((await fresh.data(calls.looked, { systemid: 2, id: ticket.ticketid })).look).toEqual([])
  })

  it('is handed in by whoever sits at that till, in the name of the seller', async () => {
    const fresh = await atTill(server, 'bookcentre-pos')
    const { id, next } = await sessionOf(fresh, 2)
    const colleague = await colleagueAt(server, fresh)
    const ticket = await sell(colleague, ticketOf(2, id, [of(goods.book)], { number: next }), { minutes: 5 })
    expect(ticket.look.map(({ key }) => key)).toEqual(['Another person sent it: {{name}}.'])
    const { rows } = await sql<{ taken_by: number }>`select taken_by from cash_receipts r join pos_tickets t
      on t.receipt_id = r.id where t.id = ${ticket.ticketid}`.execute(server.db)
    expect(rows[0]?.taken_by).toBe(fresh.userId)
  })

  it('of a session that was closed meanwhile goes into the open one, and is found by the number on its paper', async () => {
    const fresh = await atTill(server, 'bookcentre-pos')
    const old = await sessionOf(fresh, 2)
    await closeSession(fresh, old.id)
    const paper = `${old.series}-001`
    const late = ticketOf(2, old.id, [of(goods.book)], { number: 1 })
    const { body } = await send(fresh, late, { minutes: 5 })
    expect(body.message).toBe('This session is closed. Nothing can be added to it.')
    const open = await sessionOf(fresh, 2)
    const ticket = await sell(
      fresh,
      { ...late, session: open.id, number: null, printed: paper },
      { minutes: 5 },
    )
    expect(ticket.look).toHaveLength(1)
    const found = await fresh.data(calls.ticket, { systemid: 2, number: ` ${paper.toLowerCase()} ` })
    expect(found.ticketid).toBe(ticket.ticketid)
  })
})
