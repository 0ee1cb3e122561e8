import { addDays } from '@nivas/contract/dates.ts'
import type { TicketRequest } from '@nivas/contract/pos/till-forms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { asha, closeSession, colleagueAt, makeGoods, of, type Till } from './testing/goods.ts'
import { makeProduct } from './testing/make-product.ts'
import { sell, send, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
let goods: Awaited<ReturnType<typeof makeGoods>>
beforeAll(async () => {
  goods = await makeGoods(server)
})
const message = async (sale: TicketRequest, of: Till = goods.till) => {
  const { status, body } = await send(of, sale)
  return `${status} ${body.message}`
}

describe('a ticket is refused, with its line named:', () => {
  it('one whose barcode now belongs to a different product, which may be the scanned one', async () => {
    const { id } = await sessionOf(goods.till, 2)
    const old = await makeProduct(server, { price: 40, name: 'Old edition' })
    const edition = await makeProduct(server, { price: 90, name: 'New edition' })
    const sale = () => ticketOf(2, id, [of(goods.book), of(old, { price: 40, barcode: old.barcode })])
    const give = (product: number, barcode: string) =>
      server.db.updateTable('pos_products').set({ barcode }).where('id', '=', product).execute()
    // No other product has this changed barcode, so the scanned product is this one.
    await give(old.id, `${old.barcode}X`)
    await sell(goods.till, sale())
    await give(edition.id, old.barcode)
    expect(await message(sale())).toBe(
      `400 Line 2: The barcode ${old.barcode} now belongs to New edition, not Old edition. Please remove the line and scan it again.`,
    )
    // The product is chosen again from the present catalogue, or by a page that sends no barcode.
    await sell(goods.till, ticketOf(2, id, [of(old, { price: 40, barcode: `${old.barcode}X` })]))
    await sell(goods.till, ticketOf(2, id, [of(old, { price: 40 })]))
    // Each line is judged by its own barcode: one from before the catalogue was read again, beside a later one.
    const before = of(old, { price: 40, barcode: old.barcode })
    const later = of(old, { price: 40, barcode: `${old.barcode}X` })
    expect(await message(ticketOf(2, id, [before, later]))).toContain('400 Line 1: The barcode')
    expect(await message(ticketOf(2, id, [later, before]))).toContain('400 Line 2: The barcode')
    const fresh = await atTill(server, 'bookcentre-pos')
    const own = await sessionOf(fresh, 2)
    const waited = ticketOf(2, own.id, [before], { number: own.next })
    expect((await sell(fresh, waited, { minutes: 1 })).look).toEqual([
      {
        key: '{{name}} was sold by the barcode {{barcode}}, which now belongs to {{other}}.',
        values: { name: 'Old edition', other: 'New edition', barcode: old.barcode },
      },
    ])
  })

  it('another shop’s product, a disabled one, an unknown one', async () => {
    const { id } = await sessionOf(goods.till, 2)
    const off = await makeProduct(server, { enabled: false, name: 'Old' })
    expect(await message(ticketOf(2, id, [of(goods.book), of(goods.office)]))).toBe(
      '400 Line 2: This product belongs to another shop.',
    )
    expect(await message(ticketOf(2, id, [of(off)]))).toBe('400 Line 1: Old is currently not sold.')
    expect(await message(ticketOf(2, id, [{ product: 99_999_999, category: 1 }]))).toBe(
      '400 Line 1: There is no such product.',
    )
    const sale = ticketOf(2, id, [of(goods.book)])
    sale.ticketlines = sale.ticketlines.map((line) => ({ ...line, systemid: 1 as const }))
    expect(await message(sale)).toBe('400 Line 1: This product belongs to another shop.')
  })

  it('a wrong price, and the till gets the right one', async () => {
    const { id } = await sessionOf(goods.till, 2)
    const { status, body } = await send(goods.till, ticketOf(2, id, [of(goods.book, { price: 90 })]))
    expect([status, body.message]).toEqual([400, 'The price of Book is now Rs. 100.00.'])
    expect(body.data).toEqual({ line: 0, productid: goods.book.id, price: 100 })
  })

  it('wrong totals and wrong change, at their fields', async () => {
    const { id } = await sessionOf(goods.till, 2)
    const sale = ticketOf(2, id, [of(goods.book)])
    const [line] = sale.ticketlines
    expect(await message({ ...sale, ticketlines: [{ ...line, total: 99 } as never] })).toBe(
      '400 Line 1: The line total is Rs. 100.00.',
    )
    for (const [field, value, text] of [
      ['ticketamount', 99, 'The lines total Rs. 100.00. Please reload.'],
      ['change', 5, 'The change is Rs. 0.00.'],
      ['totalamount', 101, 'The amount and the additional Bhent do not add up.'],
      ['totalCash', 50, 'The cash does not cover the amount.'],
    ] as const) {
      const wrong = { ...sale, paymentoptions: { ...sale.paymentoptions, [field]: value } }
      const { status, body } = await send(goods.till, wrong)
      expect([status, body.errors]).toEqual([422, { [`paymentoptions.${field}`]: [text] }])
    }
    const office = ticketOf(1, (await sessionOf(goods.till, 1)).id, [of(goods.office)])
    const few = { ...office, paymentoptions: { ...office.paymentoptions, change: 5 } }
    const { errors } = (await send(goods.till, few)).body
    expect(errors).toEqual({ 'officesale.paymentoptions.change': ['The change is Rs. 0.00.'] })
    const card = { ...sale, paymentoptions: { ...sale.paymentoptions, payment_type: 'CARD' as never } }
    expect(await message(card)).toBe('422 Not implemented yet')
  })

  it('Bhaint without a card, in the words of each shop', async () => {
    const special = await makeProduct(server, { type: 'b', name: 'For satsangis' })
    expect(
      await message(ticketOf(1, (await sessionOf(goods.till, 1)).id, [of(goods.bhaint, { price: 5 })])),
    ).toBe('400 Line 1: Please scan Satsangi Card before taking Bhaint')
    expect(await message(ticketOf(2, (await sessionOf(goods.till, 2)).id, [of(special)]))).toBe(
      '400 Line 1: Please scan Satsangi Card before selling books available to satsangi only.',
    )
  })

  it('Prasad worth more than the Bhaint', async () => {
    const lines = [of(goods.bhaint, { price: 50 }), of(goods.prasad, { qty: 2, price: 0, actualPrice: 30 })]
    const { id } = await sessionOf(goods.till, 1)
    expect(await message(ticketOf(1, id, lines, { customer: asha }))).toBe(
      '400 Line 2: The Prasad is worth more than the Bhaint.',
    )
    // The request has a lower price than the catalogue.
    const cheap = [of(goods.bhaint, { price: 50 }), of(goods.prasad, { qty: 2, price: 0, actualPrice: 25 })]
    expect(await message(ticketOf(1, id, cheap, { customer: asha }))).toBe(
      '400 The price of Laddu is now Rs. 30.00.',
    )
  })

  it('meals that overlap, have passed, are too long, or have no days', async () => {
    const { id } = await sessionOf(goods.till, 3)
    const days = (from: string, to: string) => of(goods.meal, { price: 25, from, to })
    const wrong = async (...lines: ReturnType<typeof days>[]) => message(ticketOf(3, id, lines))
    expect(await wrong(days(today, addDays(today, 3)), days(addDays(today, 3), addDays(today, 4)))).toBe(
      '400 Line 2: Dates overlap for Meal type selected. Please choose different dates.',
    )
    expect(await wrong(days(addDays(today, -1), today))).toBe(
      '400 Line 1: A meal can be sold for today or a later day.',
    )
    expect(await wrong(days(today, addDays(today, 60)))).toBe(
      '400 Line 1: A meal can be sold for at most 60 days.',
    )
    expect(await wrong(of(goods.meal, { price: 25 }) as never)).toBe('400 Line 1: Please enter From Date')
  })

  it('a session that is closed, another person’s, another shop’s, another till’s', async () => {
    const other = await atTill(server, 'bookcentre-pos')
    const theirs = await sessionOf(other, 2)
    const sale = (session: number) => ticketOf(2, session, [of(goods.book)])
    expect(await message(sale(theirs.id))).toBe('400 This session belongs to another counter or till.')
    expect(await message(sale((await sessionOf(goods.till, 1)).id))).toBe(
      '400 This session belongs to another counter or till.',
    )
    expect(await message(sale(99_999_999))).toBe('400 There is no such session')
    const colleague = await colleagueAt(server, other)
    expect(await message(sale(theirs.id), colleague)).toBe('400 This is another person’s session.')
    const { body } = await closeSession(other, theirs.id)
    expect(body.success).toBe(true)
    expect(await message(sale(theirs.id), other)).toBe(
      '400 This session is closed. Nothing can be added to it.',
    )
  })

  it('a UPI reference that was used before, naming its receipt', async () => {
    const { id } = await sessionOf(goods.till, 2)
    const paid = { upi: 100, utr: '555556666677' }
    const { receipt_number } = await sell(goods.till, ticketOf(2, id, [of(goods.book)], paid))
    expect(await message(ticketOf(2, id, [of(goods.book)], paid))).toBe(
      `400 The UPI reference 555556666677 was already used for receipt ${receipt_number}.`,
    )
  })

  it('a number that is not the next one of its session', async () => {
    const fresh = await atTill(server, 'bookcentre-pos')
    const { id } = await sessionOf(fresh, 2)
    expect(await message(ticketOf(2, id, [of(goods.book)], { number: 2 }), fresh)).toBe(
      '400 The receipts of a till must arrive in their order.',
    )
    expect((await sell(fresh, ticketOf(2, id, [of(goods.book)], { number: 1 }))).number).toBe(1)
  })
})
