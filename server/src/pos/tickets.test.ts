import { randomUUID } from 'node:crypto'
import { addDays } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { readJob } from '@nivas/contract/receipts/job.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { sealerOf } from '../identity/index.ts'
import { makeCustomer, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { asha, makeGoods, of, stockOf } from './testing/goods.ts'
import { makeProduct } from './testing/make-product.ts'
import { sell, send, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
let goods: Awaited<ReturnType<typeof makeGoods>>
beforeAll(async () => {
  goods = await makeGoods(server)
})

describe('a ticket', () => {
  it('makes one receipt and a row of the cash book for each category and tender, and moves the stock once', async () => {
    const { id: session, next, series } = await sessionOf(goods.till, 2)
    const before = await stockOf(server, goods.book)
    const sale = ticketOf(2, session, [of(goods.book, { qty: 3 })], {
      ...{ customer: asha, cash: 250, donation: 10, upi: 100, utr: '123456789012', number: next },
    })
    const key = randomUUID()
    const ticket = await sell(goods.till, sale, { key })
    expect(ticket).toMatchObject({
      ...{ receipt_number: `${series}-${String(next).padStart(3, '0')}`, name: 'Asha Rao', typed: false },
      ...{ ticketamount: 300, change: 40, upiamount: 100, utr: '123456789012' },
    })
    const again = await sell(goods.till, sale, { key })
    expect(again.ticketid).toBe(ticket.ticketid)
    expect(await stockOf(server, goods.book)).toBe((before ?? 0) - 3)
    const { rows } = await sql`select b.tender, b.kind, b.amount::float8 from cash_book b join pos_tickets t
      on t.receipt_id = b.receipt_id where t.id = ${ticket.ticketid} order by b.id`.execute(server.db)
    expect(rows).toEqual([
      { tender: 'UPI', kind: 'SALE', amount: 100 },
      { tender: 'CASH', kind: 'SALE', amount: 200 },
      { tender: 'CASH', kind: 'DONATION', amount: 10 },
    ])
  })

  it('can have Bhaint with Prasad against it, and marks a card that is not in the registry', async () => {
    const { id } = await sessionOf(goods.till, 1)
    const lines = [of(goods.bhaint, { price: 70 }), of(goods.prasad, { qty: 2, price: 0, actualPrice: 30 })]
    const ticket = await sell(goods.till, ticketOf(1, id, lines, { customer: { cardno: 'X-1', name: null } }))
    expect(ticket).toMatchObject({ ticketamount: 70, cardno: 'X-1', typed: true })
    expect(ticket.products.map(({ total, actualPrice }) => [total, actualPrice])).toEqual([
      [70, null],
      [0, 30],
    ])
  })

  it('of Rs. 0 gives all the cash back, and does not change the drawer', async () => {
    const gift = await makeProduct(server, { price: 0, name: 'Leaflet' })
    const { id } = await sessionOf(goods.till, 2)
    const ticket = await sell(goods.till, ticketOf(2, id, [of(gift, { price: 0 })], { cash: 100 }))
    expect(ticket).toMatchObject({ ticketamount: 0, totalCash: 100, change: 100, upiamount: 0 })
    const { rows } = await sql`select b.tender, b.amount::float8 from cash_book b join pos_tickets t
      on t.receipt_id = b.receipt_id where t.id = ${ticket.ticketid}`.execute(server.db)
    expect(rows).toEqual([{ tender: 'CASH', amount: 0 }])
  })

  it('of a meal without a card has a meal code; with a card, the card is the right to eat', async () => {
    const { id } = await sessionOf(goods.till, 3)
    const lines = [of(goods.meal, { price: 25, qty: 2, from: today, to: addDays(today, 2) })]
    const mealcode = 'ABCDEFGH23'
    expect(await sell(goods.till, ticketOf(3, id, lines, { mealcode }))).toMatchObject({
      mealcode,
      ticketamount: 150,
    })
    // The search for receipts takes the meal code too, because it is the only code on the paper.
    const found = await goods.till.data(calls.ticket, { systemid: 3, number: mealcode.toLowerCase() })
    expect(found).toMatchObject({ mealcode, ticketamount: 150 })
    expect((await goods.till.send(calls.ticket, { systemid: 2, number: mealcode })).status).toBe(404)
    const { next } = await sessionOf(goods.till, 3)
    const again = await send(goods.till, ticketOf(3, id, lines, { mealcode }))
    expect([again.status, again.body.message]).toEqual([
      400,
      'The code of this meal belongs to another receipt. Please sell it again.',
    ])
    expect((await sessionOf(goods.till, 3)).next).toBe(next)
    expect((await sell(goods.till, ticketOf(3, id, lines))).mealcode).toMatch(/^[2-9A-Z]{10}$/)
    expect((await sell(goods.till, ticketOf(3, id, lines, { customer: asha }))).mealcode).toBeNull()
    // The last digits of an identity number are no right to eat, because many numbers share them.
    const masked = { customer: { cardno: 'XXXX XXXX 0124', name: 'Mohan' }, mealcode: 'ABCDEFGH24' }
    const { cardno, mealcode: code } = await sell(goods.till, ticketOf(3, id, lines, masked))
    expect([cardno, code]).toEqual([masked.customer.cardno, masked.mealcode])
    const sweets = of(await makeProduct(server, { shop: 3, price: 25 }), { price: 25 })
    expect((await sell(goods.till, ticketOf(3, id, [sweets, ...lines]))).mealcode).toMatch(/^[2-9A-Z]{10}$/)
    expect((await sell(goods.till, ticketOf(3, id, [sweets], { mealcode }))).mealcode).toBeNull()
  })

  it('has only the last digits of a card that is an identity number, even of a mistyped one, and the name of its holder', async () => {
    const { id } = await sessionOf(goods.till, 1)
    const seal = sealerOf({ identityKey: 'a key for the tests', dataDir: '' })
    await makeCustomer(server, { id_card_no: seal('234567890124'), main_name: 'Mohan' })
    const sold = async (cardno: string) => {
      const lines = [of(goods.office)]
      const ticket = await sell(goods.till, ticketOf(1, id, lines, { customer: { cardno, name: null } }))
      const { rows } = await sql<{ row: string }>`select t::text as row from pos_tickets t
        where id = ${ticket.ticketid}`.execute(server.db)
      expect(rows[0]?.row).not.toMatch(/23456789|#/)
      return [ticket.cardno, ticket.name, ticket.typed]
    }
    expect(await sold('2345 6789 0124')).toEqual(['XXXX XXXX 0124', 'Mohan Rao', false])
    expect(await sold('234567890125')).toEqual(['XXXX XXXX 0125', null, true])
  })

  it('has a receipt with the name of the card holder, the typed name, the card number, or the sold products', async () => {
    const { id } = await sessionOf(goods.till, 2)
    const named = async (customer?: { cardno: string; name: string | null }, lines = [of(goods.book)]) => {
      const sale = ticketOf(2, id, lines, customer && { customer })
      const { ticketid, typed } = await sell(goods.till, sale)
      const { rows } = await sql<{ name: string }>`select r.record_name as name from cash_receipts r
        join pos_tickets t on t.receipt_id = r.id where t.id = ${ticketid}`.execute(server.db)
      return [rows[0]?.name, typed]
    }
    expect(await named(asha)).toEqual(['Asha Rao', false])
    expect(await named({ cardno: 'X-2', name: 'Ravi' })).toEqual(['Ravi', true])
    expect(await named({ cardno: 'X-2', name: null })).toEqual(['X-2', true])
    expect(await named()).toEqual(['Book', false])
    const many = [of(goods.book), of(goods.book), of(goods.book)]
    expect(await named(undefined, many)).toEqual(['Book +2', false])
    expect(await named(asha, many)).toEqual(['Asha Rao', false])
  })

  it('is sold to a card holder with the longest names, and its receipt is printed', async () => {
    const names = { main_name: 'a'.repeat(100), surname: 'b'.repeat(100) }
    await makeCustomer(server, { id_card_no: 'IC-LONG', ...names })
    const [found] = await goods.till.data(calls.searchCustomer, { idNumber: 'IC-LONG' })
    const customer = { cardno: found?.cardno ?? '', name: found?.name ?? '' }
    expect(customer.name).toHaveLength(201)
    const { id } = await sessionOf(goods.till, 2)
    const { ticketid } = await sell(goods.till, ticketOf(2, id, [of(goods.book)], { customer }))
    const { receipt } = await goods.till.data(calls.printTicket, { systemid: 2, id: ticketid })
    expect(readJob(receipt, randomUUID()).data?.receipt).toMatchObject({ name: customer.name })
  })

  it('that is refused or aborted leaves no gap in the numbers', async () => {
    const fresh = await atTill(server, 'bookcentre-pos')
    const { id, next } = await sessionOf(fresh, 2)
    await sell(fresh, ticketOf(2, id, [of(goods.book)], { number: next }))
    for (const wrong of [of(goods.book, { price: 1 }), of(goods.office)])
      expect((await send(fresh, ticketOf(2, id, [wrong], { number: next + 1 }))).status).toBe(400)
    expect((await sessionOf(fresh, 2)).next).toBe(next + 1)
    expect((await sell(fresh, ticketOf(2, id, [of(goods.book)]))).number).toBe(next + 1)
  })

  it('for more than the stock is accepted, because the customer holds the goods', async () => {
    const rare = await makeProduct(server, { stock: 1 })
    await sell(goods.till, ticketOf(2, (await sessionOf(goods.till, 2)).id, [of(rare, { qty: 4 })]))
    expect(await stockOf(server, rare)).toBe(-3)
  })
})

describe('twelve concurrent tills', () => {
  it('with one product have numbers without gaps, a stock that adds up, and each ticket once, even if it is sent repeatedly', async () => {
    const one = await makeProduct(server, { stock: 1000 })
    const tills = await Promise.all(Array.from({ length: 12 }, () => atTill(server, 'bookcentre-pos')))
    const numbers = await Promise.all(
      tills.map(async (each) => {
        const { id } = await sessionOf(each, 2)
        const got: number[] = []
        for (let n = 1; n <= 8; n += 1) {
          const sale = ticketOf(2, id, [of(one), of(goods.book)], { number: n })
          const key = randomUUID()
          const sent = await Promise.all([sell(each, sale, { key }), sell(each, sale, { key })])
          expect(sent[0].ticketid).toBe(sent[1].ticketid)
          got.push(sent[0].number)
        }
        return got
      }),
    )
    expect(new Set(numbers.map(String))).toEqual(new Set(['1,2,3,4,5,6,7,8']))
    expect(await stockOf(server, one)).toBe(1000 - 96)
  })
})

describe('the database', () => {
  it('forbids a changed or deleted ticket, and one that does not equal its receipt', async () => {
    const { ticketid } = await sell(
      goods.till,
      ticketOf(2, (await sessionOf(goods.till, 2)).id, [of(goods.book)]),
    )
    for (const statement of [
      sql`update pos_tickets set amount = 1 where id = ${ticketid}`,
      sql`delete from pos_tickets where id = ${ticketid}`,
      sql`update pos_ticket_lines set qty = 9, total = 900 where ticket_id = ${ticketid}`,
      sql`delete from pos_ticket_lines where ticket_id = ${ticketid}`,
      sql`insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, qty,
        price, total) values (${ticketid}, 2, 99, ${goods.book.id}, ${goods.book.category}, 'x', 'x', 1, 5, 5)`,
    ])
      await expect(statement.execute(server.db)).rejects.toThrow()
  })

  it('forbids the ticket of a shop on a receipt of another counter', async () => {
    const { id: session } = await sessionOf(goods.till, 2)
    const onIt = server.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: number }>`
        insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name)
        select id, counter, user_id, 'BC-' || lpad(number::text, 4, '0'), 'ticket', 1, 'x' from cash_sessions where id = ${session} returning id`.execute(
        trx,
      )
      await sql`insert into cash_book (receipt_id, tender, kind, amount) values (${rows[0]?.id}, 'CASH', 'SALE', 0)`.execute(
        trx,
      )
      await sql`with ticket as (insert into pos_tickets (systemid, receipt_id, amount) values (3, ${rows[0]?.id}, 0) returning id)
        insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, qty, price, total)
        select ticket.id, 3, 1, p.id, p.category_id, 'x', 'x', 1, 0, 0 from ticket, pos_products p where p.systemid = 3 limit 1`.execute(
        trx,
      )
    })
    await expect(onIt).rejects.toMatchObject({ constraint: 'pos_tickets_add_up' })
  })
})

describe('searching a satsangi', () => {
  it('finds by every field, and requires at least one', async () => {
    for (const search of [{ idNumber: 't-900' }, { name: 'asha r' }])
      expect((await goods.till.data(calls.searchCustomer, search)).map(({ cardno }) => cardno)).toEqual([
        'T-900',
      ])
    const { status, body } = await goods.till.send(calls.searchCustomer, { name: '', idNumber: ' ' })
    expect([status, body.message]).toEqual([422, 'Please enter a card number, a name or another detail'])
    const dotted = await goods.till.send(calls.searchCustomer, { name: 'asha.', city: 'agra 2' })
    expect([dotted.status, dotted.body.errors]).toEqual([
      422,
      { name: ['Please enter letters and spaces only'], city: ['Please enter letters and spaces only'] },
    ])
    const { cards } = await goods.till.data(calls.cards, {})
    expect(cards).toContainEqual(['T-900', 'Asha Rao'])
  })
})
