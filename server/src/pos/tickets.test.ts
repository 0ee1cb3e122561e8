import { randomUUID } from 'node:crypto'
import { addDays } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { makePrice, makeProduct } from './testing/make-product.ts'
import { saleCall, sell, send, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
type Till = Awaited<ReturnType<typeof atTill>>
type Product = Awaited<ReturnType<typeof makeProduct>>

let book: Product
let office: Product
let bhaint: Product
let prasad: Product
let meal: Product
let till: Till
let today: string

beforeAll(async () => {
  await server.db
    .insertInto('customers')
    .values({ id_card_no: 'T-900', main_name: 'Asha', surname: 'Rao' })
    .execute()
  book = await makeProduct(server, { stock: 10, name: 'Book' })
  office = await makeProduct(server, { shop: 1, name: 'Incense' })
  bhaint = await makeProduct(server, { shop: 1, type: 'b', variable: true, name: 'Bhaint' })
  prasad = await makeProduct(server, { shop: 1, type: 'p', price: 30, stock: 50, name: 'Laddu' })
  meal = await makeProduct(server, { shop: 3, type: 'm', meal: 'L', price: 25, name: 'Lunch' })
  till = await atTill(server, 'office-pos', 'bookcentre-pos', 'bhandarghar-pos')
  today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
})

const of = ({ id, category }: Product, more: object = {}) => ({ product: id, category, ...more })
const stockOf = async ({ id }: Product) => {
  const { rows } = await sql<{ stock: number }>`select pos_stock_of(${id}) as stock`.execute(server.db)
  return rows[0]?.stock
}
const asha = { cardno: 'T-900', name: 'whatever the till says' }
const message = async (sale: TicketRequest, of: Till = till) => {
  const { status, body } = await send(of, sale)
  return `${status} ${body.message}`
}

describe('a ticket', () => {
  it('is one receipt, one row of the book for each category and tender, and moves the stock once', async () => {
    const { id: session, next, series } = await sessionOf(till, 2)
    const before = await stockOf(book)
    const sale = ticketOf(2, session, [of(book, { qty: 3 })], {
      ...{ customer: asha, cash: 250, donation: 10, upi: 100, utr: '123456789012', number: next },
    })
    const key = randomUUID()
    const ticket = await sell(till, sale, { key })
    expect(ticket).toMatchObject({
      ...{ receipt_number: `${series}-${String(next).padStart(3, '0')}`, name: 'Asha Rao', typed: false },
      ...{ ticketamount: 300, change: 40, upiamount: 100, utr: '123456789012' },
    })
    const again = await sell(till, sale, { key })
    expect(again.ticketid).toBe(ticket.ticketid)
    expect(await stockOf(book)).toBe((before ?? 0) - 3)
    const { rows } = await sql`select b.tender, b.kind, b.amount::float8 from cash_book b join pos_tickets t
      on t.receipt_id = b.receipt_id where t.id = ${ticket.ticketid} order by b.id`.execute(server.db)
    expect(rows).toEqual([
      { tender: 'UPI', kind: 'SALE', amount: 100 },
      { tender: 'CASH', kind: 'SALE', amount: 200 },
      { tender: 'CASH', kind: 'DONATION', amount: 10 },
    ])
  })

  it('takes Bhaint and Prasad against it, and marks a card that the registry does not know', async () => {
    const { id } = await sessionOf(till, 1)
    const lines = [of(bhaint, { price: 70 }), of(prasad, { qty: 2, price: 0, actualPrice: 30 })]
    const ticket = await sell(till, ticketOf(1, id, lines, { customer: { cardno: 'X-1', name: null } }))
    expect(ticket).toMatchObject({ ticketamount: 70, cardno: 'X-1', typed: true })
    expect(ticket.products.map(({ total, actualPrice }) => [total, actualPrice])).toEqual([
      [70, null],
      [0, 30],
    ])
  })

  it('of a meal without a card carries a code; with one the card is the right to eat', async () => {
    const { id } = await sessionOf(till, 3)
    const lines = [of(meal, { price: 25, qty: 2, from: today, to: addDays(today, 2) })]
    const mealcode = 'ABCDEFGH23'
    expect(await sell(till, ticketOf(3, id, lines, { mealcode }))).toMatchObject({
      mealcode,
      ticketamount: 150,
    })
    expect((await sell(till, ticketOf(3, id, lines))).mealcode).toMatch(/^[2-9A-Z]{10}$/)
    expect((await sell(till, ticketOf(3, id, lines, { customer: asha }))).mealcode).toBeNull()
  })

  it('sold below the stock is accepted: what the customer holds exists', async () => {
    const rare = await makeProduct(server, { stock: 1 })
    await sell(till, ticketOf(2, (await sessionOf(till, 2)).id, [of(rare, { qty: 4 })]))
    expect(await stockOf(rare)).toBe(-3)
  })
})

describe('is refused, with its line named:', () => {
  it('another shop’s product, a disabled one, an unknown one', async () => {
    const { id } = await sessionOf(till, 2)
    const off = await makeProduct(server, { enabled: false, name: 'Old' })
    expect(await message(ticketOf(2, id, [of(book), of(office)]))).toBe(
      '400 Line 2: This product is of another shop.',
    )
    expect(await message(ticketOf(2, id, [of(off)]))).toBe('400 Line 1: Old is not sold at present.')
    expect(await message(ticketOf(2, id, [{ product: 99_999_999, category: 1 }]))).toBe(
      '400 Line 1: There is no such product.',
    )
    const sale = ticketOf(2, id, [of(book)])
    sale.ticketlines = sale.ticketlines.map((line) => ({ ...line, systemid: 1 as const }))
    expect(await message(sale)).toBe('400 Line 1: This product is of another shop.')
  })

  it('a wrong price, with the right one for the till', async () => {
    const { id } = await sessionOf(till, 2)
    const { status, body } = await send(till, ticketOf(2, id, [of(book, { price: 90 })]))
    expect([status, body.message]).toEqual([400, 'The price of Book is now Rs. 100.00.'])
    expect(body.data).toEqual({ line: 0, productid: book.id, price: 100 })
  })

  it('wrong totals, and change that does not fit, beside their field', async () => {
    const { id } = await sessionOf(till, 2)
    const sale = ticketOf(2, id, [of(book)])
    const [line] = sale.ticketlines
    expect(await message({ ...sale, ticketlines: [{ ...line, total: 99 } as never] })).toBe(
      '400 Line 1: The line comes to Rs. 100.00.',
    )
    for (const [field, value, text] of [
      ['ticketamount', 99, 'The lines come to Rs. 100.00. Please reload.'],
      ['change', 5, 'The change is Rs. 0.00.'],
      ['totalamount', 101, 'Amount and additional Bhent do not add up.'],
      ['totalCash', 50, 'The cash does not cover the amount.'],
    ] as const) {
      const wrong = { ...sale, paymentoptions: { ...sale.paymentoptions, [field]: value } }
      const { status, body } = await send(till, wrong)
      expect([status, body.errors]).toEqual([422, { [`paymentoptions.${field}`]: [text] }])
    }
    const card = { ...sale, paymentoptions: { ...sale.paymentoptions, payment_type: 'CARD' as never } }
    expect(await message(card)).toBe('422 Not implemented yet')
  })

  it('Bhaint without a card, in the words of each shop', async () => {
    const special = await makeProduct(server, { type: 'b', name: 'For satsangis' })
    expect(await message(ticketOf(1, (await sessionOf(till, 1)).id, [of(bhaint, { price: 5 })]))).toBe(
      '400 Line 1: Please scan Satsangi Card before taking Bhaint',
    )
    expect(await message(ticketOf(2, (await sessionOf(till, 2)).id, [of(special)]))).toBe(
      '400 Line 1: Please scan Satsangi Card before selling books available to satsangi only.',
    )
  })

  it('Prasad worth more than the Bhaint', async () => {
    const lines = [of(bhaint, { price: 50 }), of(prasad, { qty: 2, price: 0, actualPrice: 30 })]
    const { id } = await sessionOf(till, 1)
    expect(await message(ticketOf(1, id, lines, { customer: asha }))).toBe(
      '400 Line 2: The Prasad is worth more than the Bhaint.',
    )
    // Claimed cheaper than the catalogue has it.
    const cheap = [of(bhaint, { price: 50 }), of(prasad, { qty: 2, price: 0, actualPrice: 25 })]
    expect(await message(ticketOf(1, id, cheap, { customer: asha }))).toBe(
      '400 The price of Laddu is now Rs. 30.00.',
    )
  })

  it('meals that overlap, have passed, are too long, or have no days', async () => {
    const { id } = await sessionOf(till, 3)
    const days = (from: string, to: string) => of(meal, { price: 25, from, to })
    const wrong = async (...lines: ReturnType<typeof days>[]) => message(ticketOf(3, id, lines))
    expect(await wrong(days(today, addDays(today, 3)), days(addDays(today, 3), addDays(today, 4)))).toBe(
      '400 Line 2: Dates overlap for Meal type selected. Please choose different dates.',
    )
    expect(await wrong(days(addDays(today, -1), today))).toBe('400 Line 1: A meal is sold from today on.')
    expect(await wrong(days(today, addDays(today, 60)))).toBe(
      '400 Line 1: A meal is sold for at most 60 days.',
    )
    expect(await wrong(of(meal, { price: 25 }) as never)).toBe('400 Line 1: Please enter From Date')
  })

  it('a session that is closed, another person’s, another shop’s, another till’s', async () => {
    const other = await atTill(server, 'bookcentre-pos')
    const theirs = await sessionOf(other, 2)
    const sale = (session: number) => ticketOf(2, session, [of(book)])
    expect(await message(sale(theirs.id))).toBe('400 This session belongs to another counter or till.')
    expect(await message(sale((await sessionOf(till, 1)).id))).toBe(
      '400 This session belongs to another counter or till.',
    )
    expect(await message(sale(99_999_999))).toBe('400 There is no such session')
    const colleague = { ...other, ...(await colleagueAt(other)) }
    expect(await message(sale(theirs.id), colleague)).toBe('400 This is another person’s session.')
    const { body } = await closeSession(other, theirs.id)
    expect(body.success).toBe(true)
    expect(await message(sale(theirs.id), other)).toBe(
      '400 This session is closed. Nothing can be added to it.',
    )
  })

  it('a UPI reference that was used before, naming its receipt', async () => {
    const { id } = await sessionOf(till, 2)
    const paid = { upi: 100, utr: '555556666677' }
    const { receipt_number } = await sell(till, ticketOf(2, id, [of(book)], paid))
    expect(await message(ticketOf(2, id, [of(book)], paid))).toBe(
      `400 The UPI reference 555556666677 was used for receipt ${receipt_number} already.`,
    )
  })

  it('a number that is not the next one of its session', async () => {
    const fresh = await atTill(server, 'bookcentre-pos')
    const { id } = await sessionOf(fresh, 2)
    expect(await message(ticketOf(2, id, [of(book)], { number: 2 }), fresh)).toBe(
      '400 The receipts of a till must arrive in their order.',
    )
    expect((await sell(fresh, ticketOf(2, id, [of(book)], { number: 1 }))).number).toBe(1)
  })
})

const colleagueAt = async ({ till: key }: Till) => {
  const colleague = await atTill(server, 'bookcentre-pos')
  return {
    userId: colleague.userId,
    send: ((call, request, headers = {}) =>
      colleague.send(call, request, { ...headers, 'x-till': key })) as Till['send'],
  }
}

const closeSession = async (of: Till, id: number) => {
  const { cash } = await import('@nivas/contract/cash/calls.ts')
  const { expectedCash } = await import('@nivas/contract/cash/report.ts')
  const expected = expectedCash(await of.data(cash.report, { id }))
  return of.send(cash.closeSession, { id, counted: expected, expected })
}

describe('a ticket that waited in its till', () => {
  it('keeps what it was sold at, in its own time, and is marked for a look', async () => {
    const fresh = await atTill(server, 'bookcentre-pos', 'bookcentre-refund')
    const changed = await makeProduct(server, { price: 40, name: 'Changed' })
    const gone = await makeProduct(server, { price: 60, name: 'Gone' })
    const { id, next } = await sessionOf(fresh, 2)
    await makePrice(server, changed.id, today, 45)
    await server.db.updateTable('pos_products').set({ is_enabled: false }).where('id', '=', gone.id).execute()
    const paid = { upi: 100, utr: '999988887777' }
    await sell(till, ticketOf(2, (await sessionOf(till, 2)).id, [of(book)], paid))
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
    const colleague = { ...fresh, ...(await colleagueAt(fresh)) }
    const ticket = await sell(colleague, ticketOf(2, id, [of(book)], { number: next }), { minutes: 5 })
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
    const late = ticketOf(2, old.id, [of(book)], { number: 1 })
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

describe('twelve tills at once', () => {
  it('on one product: numbers without gaps, a stock that adds up, each ticket once however often it is sent', async () => {
    const one = await makeProduct(server, { stock: 1000 })
    const tills = await Promise.all(Array.from({ length: 12 }, () => atTill(server, 'bookcentre-pos')))
    const numbers = await Promise.all(
      tills.map(async (each) => {
        const { id } = await sessionOf(each, 2)
        const got: number[] = []
        for (let n = 1; n <= 8; n += 1) {
          const sale = ticketOf(2, id, [of(one), of(book)], { number: n })
          const key = randomUUID()
          const sent = await Promise.all([sell(each, sale, { key }), sell(each, sale, { key })])
          expect(sent[0].ticketid).toBe(sent[1].ticketid)
          got.push(sent[0].number)
        }
        return got
      }),
    )
    expect(new Set(numbers.map(String))).toEqual(new Set(['1,2,3,4,5,6,7,8']))
    expect(await stockOf(one)).toBe(1000 - 96)
  })
})

describe('the database', () => {
  it('forbids a changed or deleted ticket, and one that does not equal its receipt', async () => {
    const { ticketid } = await sell(till, ticketOf(2, (await sessionOf(till, 2)).id, [of(book)]))
    for (const statement of [
      sql`update pos_tickets set amount = 1 where id = ${ticketid}`,
      sql`delete from pos_tickets where id = ${ticketid}`,
      sql`update pos_ticket_lines set qty = 9, total = 900 where ticket_id = ${ticketid}`,
      sql`delete from pos_ticket_lines where ticket_id = ${ticketid}`,
      sql`insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, qty,
        price, total) values (${ticketid}, 2, 99, ${book.id}, ${book.category}, 'x', 'x', 1, 5, 5)`,
    ])
      await expect(statement.execute(server.db)).rejects.toThrow()
  })
})

describe('a shop', () => {
  it('is reached by its own permission alone, by any call of the tills', async () => {
    const seller = await atTill(server, 'bookcentre-pos', 'bookcentre-refund')
    const { id: session } = await sessionOf(till, 1)
    const [call, body] = saleCall(seller, ticketOf(1, session, [of(office)]))
    expect((await seller.send(call as typeof calls.createOfficeTicket, body as never)).status).toBe(403)
    const disguised = { ...ticketOf(1, session, [of(office)]), systemid: 1 }
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
    // A ticket of the office is nothing that the book centre has.
    const { ticketid, products, receipt_number } = await sell(till, ticketOf(1, session, [of(office)]))
    const own = { systemid: 2 as const, id: ticketid }
    const lines = [{ id: products[0]?.id ?? 0, qty: 1 }]
    expect((await seller.send(calls.refund, { ...own, lines, reason: 'x' })).status).toBe(404)
    expect((await seller.send(calls.printTicket, own)).status).toBe(404)
    expect((await seller.send(calls.looked, own)).status).toBe(404)
    expect((await seller.send(calls.ticket, { systemid: 2, number: receipt_number })).status).toBe(404)
  })
})

describe('searching a satsangi', () => {
  it('finds by every field, and needs one', async () => {
    for (const search of [{ idNumber: 't-900' }, { name: 'asha r' }])
      expect((await till.data(calls.searchCustomer, search)).map(({ cardno }) => cardno)).toEqual(['T-900'])
    const { status, body } = await till.send(calls.searchCustomer, { name: '', idNumber: ' ' })
    expect([status, body.message]).toEqual([422, 'Please enter a card number, a name or another detail'])
    const { cards } = await till.data(calls.cards, {})
    expect(cards).toContainEqual(['T-900', 'Asha Rao'])
  })
})
