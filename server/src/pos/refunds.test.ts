import { cash } from '@nivas/contract/cash/calls.ts'
import { totalOf } from '@nivas/contract/cash/report.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { undoingOf } from '@nivas/contract/pos/refund.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { makeProduct } from './testing/make-product.ts'
import { sell, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
type Till = Awaited<ReturnType<typeof atTill>>
type Product = Awaited<ReturnType<typeof makeProduct>>
let till: Till
let book: Product

beforeAll(async () => {
  till = await atTill(server, 'bookcentre-pos', 'bookcentre-refund', 'office-pos', 'office-refund')
  book = await makeProduct(server, { stock: 10, name: 'Book' })
})

const of = ({ id, category }: Product, more: object = {}) => ({ product: id, category, ...more })
const stockOf = async ({ id }: Product) => {
  const { rows } = await sql<{ stock: number }>`select pos_stock_of(${id}) as stock`.execute(server.db)
  return rows[0]?.stock
}

describe('a refund', () => {
  it('names the receipt and its lines, gives back in the paid tender, and returns the stock', async () => {
    const { id: session } = await sessionOf(till, 2)
    const ticket = await sell(
      till,
      ticketOf(2, session, [of(book, { qty: 3 })], { upi: 200, utr: '111122223333' }),
    )
    const line = ticket.products[0]?.id ?? 0
    const back = await till.data(calls.refund, {
      ...{ systemid: 2, id: ticket.ticketid, lines: [{ id: line, qty: 2 }], reason: ' torn ' },
    })
    expect(back).toMatchObject({
      ...{ ticketamount: -200, undoes: ticket.receipt_number, reason: 'torn', number: 1 },
      ...{ totalCash: -100, upiamount: -100 },
    })
    expect(await stockOf(book)).toBe(9)
    const sold = await till.data(calls.ticket, { systemid: 2, number: ticket.receipt_number })
    expect([sold.products[0]?.returned, sold.refunds]).toEqual([2, [back.receipt_number]])
    const report = await till.data(cash.report, { id: session })
    expect([totalOf(report.takings).given_back, report.refunds]).toEqual([-200, 1])
  })

  it('of lines that cost nothing counts as a refund in the report of its session', async () => {
    const office = await atTill(server, 'office-pos', 'office-refund')
    const bhaint = await makeProduct(server, { shop: 1, type: 'b', variable: true })
    const prasad = await makeProduct(server, { shop: 1, type: 'p', stock: 5 })
    const { id: session } = await sessionOf(office, 1)
    const sale = [of(bhaint, { price: 200 }), of(prasad, { price: 0, actualPrice: 100 })]
    const ticket = await sell(office, ticketOf(1, session, sale, { customer: { cardno: 'X', name: null } }))
    const lines = [{ id: ticket.products[1]?.id ?? 0, qty: 1 }]
    await office.data(calls.refund, { systemid: 1, id: ticket.ticketid, reason: 'torn', lines })
    expect(await office.data(cash.report, { id: session })).toMatchObject({ tickets: 1, refunds: 1 })
  })

  it('returns the stock that the sale moved, even if its category is no longer Prasad', async () => {
    const office = await atTill(server, 'office-pos', 'office-refund', 'office-categories')
    const prasad = await makeProduct(server, { shop: 1, type: 'p', stock: 5 })
    const { id: session } = await sessionOf(office, 1)
    const ticket = await sell(office, ticketOf(1, session, [of(prasad, { qty: 3 })]))
    expect(await stockOf(prasad)).toBe(2)
    const category = { id: prasad.category, systemid: 1, enabled: 1, ismain: 1 } as const
    await office.data(calls.updateCategory, { ...category, name: `Other ${prasad.category}`, isprasad: 0 })
    const lines = [{ id: ticket.products[0]?.id ?? 0, qty: 2 }]
    await office.data(calls.refund, { systemid: 1, id: ticket.ticketid, reason: 'torn', lines })
    expect(await stockOf(prasad)).toBe(4)
  })

  it('must undo lines of the ticket that it names, at their price: the database ensures it', async () => {
    const { id: session } = await sessionOf(till, 2)
    const [first, second] = [
      await sell(till, ticketOf(2, session, [of(book)])),
      await sell(till, ticketOf(2, session, [of(book)])),
    ]
    const { rows } = await sql<{ row: number }>`select b.id as row from cash_book b
      join pos_tickets t on t.receipt_id = b.receipt_id where t.id = ${first.ticketid}`.execute(server.db)
    const refund = (undoes: number, price: number) =>
      server.db.transaction().execute(async (trx) => {
        const receipt = await sql<{ id: number }>`
          insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name, reason)
          select id, counter, user_id, 'BC-' || lpad(number::text, 4, '0') || 'R', 'ticket', 1, 'x', 'x' from cash_sessions
          where id = ${session} returning id`.execute(trx)
        const id = receipt.rows[0]?.id
        await sql`insert into cash_book (receipt_id, tender, kind, category, amount, undoes)
          select ${id}, 'CASH', 'SALE', category, -100, id from cash_book where id = ${rows[0]?.row}`.execute(
          trx,
        )
        await sql`with ticket as (
            insert into pos_tickets (systemid, receipt_id, amount, cash, undoes, reason)
            values (2, ${id}, -100, -100, ${first.ticketid}, 'x') returning id, systemid)
          insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, qty, price,
            total, undoes)
          select ticket.id, ticket.systemid, n, product_id, category_id, 'x', 'x', -1, ${price}::int, 0 - ${price}::int, l.id
          from ticket, pos_ticket_lines l, generate_series(1, ${100 / price}::int) n where l.ticket_id = ${undoes}`.execute(
          trx,
        )
      })
    const wrong = { constraint: 'pos_lines_give_back_what_was_sold' }
    await expect(refund(second.ticketid, 100)).rejects.toMatchObject(wrong)
    await expect(refund(first.ticketid, 50)).rejects.toMatchObject(wrong)
    await refund(first.ticketid, 100)
  })

  it('never exceeds the sale, even with two concurrent refunds, and never gives back a refund', async () => {
    const { id: session } = await sessionOf(till, 2)
    const ticket = await sell(till, ticketOf(2, session, [of(book, { qty: 3 })]))
    const refund = { systemid: 2 as const, id: ticket.ticketid, reason: 'torn' }
    const lines = [{ id: ticket.products[0]?.id ?? 0, qty: 2 }]
    const both = await Promise.all([1, 2].map(() => till.send(calls.refund, { ...refund, lines })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)?.body.message).toBe(
      'Only 1 of Book can still be given back.',
    )
    const done = both.find(({ status }) => status === 200)?.body.data
    const again = await till.send(calls.refund, { ...refund, id: done?.ticketid ?? 0, lines })
    expect(again.body.message).toBe('A refund cannot be given back.')
    const strange = await till.send(calls.refund, { ...refund, lines: [{ id: 99_999_999, qty: 1 }] })
    expect(strange.body.message).toBe('There is no such line on this receipt.')
    // The database ensures it too.
    await expect(
      sql`insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, qty,
        price, total, undoes) values (${done?.ticketid ?? 0}, 2, 9, ${book.id}, ${book.category}, 'x', 'x', -2, 100, -200,
        ${ticket.products[0]?.id ?? 0})`.execute(server.db),
    ).rejects.toThrow()
  })

  it('of Bhaint is refused before the Prasad against it is returned; free Prasad is returned without money', async () => {
    const bhaint = await makeProduct(server, { shop: 1, type: 'b', variable: true })
    const prasad = await makeProduct(server, { shop: 1, type: 'p', price: 30, stock: 5 })
    const { id: session } = await sessionOf(till, 1)
    const lines = [of(bhaint, { price: 50 }), of(prasad, { price: 0, actualPrice: 30 })]
    const customer = { cardno: 'X-1', name: null }
    const ticket = await sell(till, ticketOf(1, session, lines, { customer }))
    const [given, free] = ticket.products
    const refund = (line?: number) => ({
      ...{
        systemid: 1 as const,
        id: ticket.ticketid,
        reason: 'by mistake',
        lines: [{ id: line ?? 0, qty: 1 }],
      },
    })
    expect((await till.send(calls.refund, refund(given?.id))).body.message).toBe(
      'Please remove the Prasad before removing the Bhaint.',
    )
    expect((await till.data(calls.refund, refund(free?.id))).ticketamount).toBe(0)
    expect(await stockOf(prasad)).toBe(5)
    expect((await till.data(calls.refund, refund(given?.id))).ticketamount).toBe(-50)
  })

  it('of Bhaint is possible while the rest is worth the Prasad', async () => {
    const [one, other] = [
      await makeProduct(server, { shop: 1, type: 'b', variable: true }),
      await makeProduct(server, { shop: 1, type: 'b', variable: true }),
    ]
    const prasad = await makeProduct(server, { shop: 1, type: 'p', price: 30, stock: 5 })
    const lines = [
      of(one, { price: 50 }),
      of(other, { price: 30 }),
      of(prasad, { price: 0, actualPrice: 30 }),
    ]
    const customer = { cardno: 'X-1', name: null }
    const ticket = await sell(till, ticketOf(1, (await sessionOf(till, 1)).id, lines, { customer }))
    const refund = (at: number) =>
      till.send(calls.refund, {
        ...{ systemid: 1, id: ticket.ticketid, reason: 'by mistake' },
        lines: [{ id: ticket.products[at]?.id ?? 0, qty: 1 }],
      })
    expect([(await refund(0)).status, (await refund(1)).body.message]).toEqual([
      200,
      'Please remove the Prasad before removing the Bhaint.',
    ])
  })

  it('of one category gives back the money for that category, and none of the additional Bhent', async () => {
    const toy = await makeProduct(server, { stock: 5 })
    const { id: session } = await sessionOf(till, 2)
    const more = { upi: 100, utr: '111122223334', donation: 50 }
    const ticket = await sell(till, ticketOf(2, session, [of(book), of(toy)], more))
    const refund = (productid: number) =>
      till.data(calls.refund, {
        ...{ systemid: 2, id: ticket.ticketid, reason: 'torn' },
        lines: [{ id: ticket.products.find((line) => line.productid === productid)?.id ?? 0, qty: 1 }],
      })
    // The UPI payment covers the first category of the receipt.
    expect(await refund(book.id)).toMatchObject({ ticketamount: -100, totalCash: 0, upiamount: -100 })
    expect(await refund(toy.id)).toMatchObject({ ticketamount: -100, totalCash: -100, upiamount: 0 })
    const { rows } = await sql<{ kind: string; rest: number }>`select b.kind, sum(b.amount)::int as rest
      from cash_book b join cash_receipts r on r.id = b.receipt_id
      where r.record_type = 'ticket' and r.record_id = ${ticket.ticketid} group by b.kind order by b.kind`.execute(
      server.db,
    )
    expect(rows).toEqual([
      { kind: 'DONATION', rest: 50 },
      { kind: 'SALE', rest: 0 },
    ])
  })

  it('can be computed from the paid rows of the ticket, and stores the reference of the UPI payment', async () => {
    const { id: session } = await sessionOf(till, 2)
    const more = { upi: 150, utr: '111122223335' }
    const ticket = await sell(till, ticketOf(2, session, [of(book, { qty: 2 })], more))
    const find = () => till.data(calls.ticket, { systemid: 2, number: ticket.receipt_number })
    expect((await find()).paid).toMatchObject([
      { tender: 'UPI', kind: 'SALE', remaining: 150 },
      { tender: 'CASH', kind: 'SALE', remaining: 50 },
    ])
    const [line] = (await find()).products
    const piece = { qty: 1, price: 100, fromdate: null, todate: null, category: line?.category ?? '' }
    const foreseen = undoingOf((await find()).paid, [piece], 0)
    expect(foreseen?.map(({ tender, amount }) => [tender, amount])).toEqual([
      ['CASH', -50],
      ['UPI', -50],
    ])
    const refund = { systemid: 2 as const, id: ticket.ticketid, reason: 'torn' }
    const lines = [{ id: line?.id ?? 0, qty: 1 }]
    const used = await till.send(calls.refund, { ...refund, lines, utr: '1111 2222 3335' })
    expect(used.body.message).toBe(
      `The UPI reference 111122223335 was already used for receipt ${ticket.receipt_number}.`,
    )
    const back = await till.data(calls.refund, { ...refund, lines, utr: '999922223335' })
    expect(back).toMatchObject({ totalCash: -50, upiamount: -50, utr: '999922223335' })
    expect((await find()).paid.map(({ remaining }) => remaining)).toEqual([100, 0])
    const paper = await till.data(calls.printTicket, { systemid: 2, id: back.ticketid })
    expect(paper.receipt).toMatchObject({ totalCash: 50, upiamount: 50, utr: '999922223335' })
  })

  it('refuses a UPI reference if no money goes back by UPI', async () => {
    const ticket = await sell(till, ticketOf(2, (await sessionOf(till, 2)).id, [of(book)]))
    const lines = [{ id: ticket.products[0]?.id ?? 0, qty: 1 }]
    const { body } = await till.send(calls.refund, {
      ...{ systemid: 2, id: ticket.ticketid, lines, reason: 'torn', utr: '999922223336' },
    })
    expect(body.errors).toEqual({ utr: ['Nothing is given back by UPI. Please leave the reference empty.'] })
  })

  it('of wrongly typed additional Bhent gives a part of it back, with or without pieces', async () => {
    const { id: session } = await sessionOf(till, 2)
    const ticket = await sell(till, ticketOf(2, session, [of(book)], { donation: 500 }))
    const refund = { systemid: 2 as const, id: ticket.ticketid, reason: '500 was typed instead of 50' }
    const back = await till.data(calls.refund, { ...refund, lines: [], donation: 450 })
    expect(back).toMatchObject({
      products: [],
      ticketamount: 0,
      donation: -450,
      totalCash: -450,
      upiamount: 0,
    })
    const { receipt } = await till.data(calls.printTicket, { systemid: 2, id: back.ticketid })
    expect(receipt).toMatchObject({ donation: 450, totalCash: 450, products: [], reason: refund.reason })
    const lines = [{ id: ticket.products[0]?.id ?? 0, qty: 1 }]
    const more = await till.send(calls.refund, { ...refund, lines, donation: 51 })
    expect(more.body.errors).toEqual({
      donation: ['Only Rs. 50.00 of the additional Bhent can still be given back.'],
    })
    const rest = await till.data(calls.refund, { ...refund, lines, donation: 50 })
    expect(rest).toMatchObject({ ticketamount: -100, donation: -50, totalCash: -150 })
    const nothing = await till.send(calls.refund, { ...refund, lines: [] })
    expect(nothing.body.errors).toEqual({ lines: ['Please choose what to give back.'] })
    const { rows } = await sql<{ rest: number }>`select sum(b.amount)::int as rest from cash_book b
      join cash_receipts r on r.id = b.receipt_id where r.record_type = 'ticket'
      and r.record_id in (select id from pos_tickets where ${ticket.ticketid} in (id, undoes))`.execute(
      server.db,
    )
    expect(rows).toEqual([{ rest: 0 }])
  })

  it('needs the permission, and a reason', async () => {
    const seller = await atTill(server, 'bookcentre-pos')
    const ticket = await sell(seller, ticketOf(2, (await sessionOf(seller, 2)).id, [of(book)]))
    const lines = [{ id: ticket.products[0]?.id ?? 0, qty: 1 }]
    const refund = { systemid: 2 as const, id: ticket.ticketid, lines, reason: 'torn' }
    expect((await seller.send(calls.refund, refund)).status).toBe(403)
    const { status, body } = await till.send(calls.refund, { ...refund, reason: ' ' })
    expect([status, body.errors]).toEqual([422, { reason: ['This is a required field'] }])
  })
})

describe('a print', () => {
  it('is counted, and the second is a duplicate with the content of the first', async () => {
    const ticket = await sell(till, ticketOf(2, (await sessionOf(till, 2)).id, [of(book)]))
    const own = { systemid: 2 as const, id: ticket.ticketid }
    const first = await till.data(calls.printTicket, own)
    expect([first.print.number, first.receipt]).toMatchObject([
      1,
      { receiptType: 'bookcentre', ticketid: ticket.receipt_number, cardno: 'NA' },
    ])
    const line = ticket.products[0]?.id ?? 0
    await till.data(calls.refund, { ...own, lines: [{ id: line, qty: 1 }], reason: 'torn' })
    const second = await till.data(calls.printTicket, own)
    expect([second.print.number, second.receipt]).toEqual([2, first.receipt])
  })
})
