import { addDays } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { audited } from '../testing/audited.ts'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { asha, closeSession, colleagueAt, makeGoods, of, stockOf } from './testing/goods.ts'
import { makePrice, makeProduct } from './testing/make-product.ts'
import { saleCall, sell, send, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
let goods: Awaited<ReturnType<typeof makeGoods>>
beforeAll(async () => {
  goods = await makeGoods(server)
})

describe('a ticket that waited in its till', () => {
  it('keeps its prices and its time of sale, and is marked for a look', async () => {
    const fresh = await atTill(server, 'bookcentre-pos', 'bookcentre-refund')
    const changed = await makeProduct(server, { price: 40, name: 'Changed' })
    const gone = await makeProduct(server, { price: 60, name: 'Gone' })
    const { id, next } = await sessionOf(fresh, 2)
    await makePrice(server, changed.id, today, 45)
    await server.db.updateTable('pos_products').set({ is_enabled: false }).where('id', '=', gone.id).execute()
    const paid = { upi: 100, utr: '999988887777' }
    const { receipt_number } = await sell(
      goods.till,
      ticketOf(2, (await sessionOf(goods.till, 2)).id, [of(goods.book)], paid),
    )
    const sale = ticketOf(2, id, [of(changed, { price: 40 }), of(gone, { price: 60 })], {
      ...paid,
      number: next,
    })
    const ticket = await sell(fresh, sale, { minutes: 0.5 })
    expect(ticket).toMatchObject({ number: next, ticketamount: 100, utr: '999988887777' })
    expect(ticket.look.map(({ key }) => key)).toEqual([
      '{{name}} was sold at {{sold}}; its price is {{price}}.',
      '{{name}} was no longer sold when this ticket arrived.',
      'Receipt {{number}} also has the UPI reference {{utr}}.',
    ])
    expect(ticket.look[2]?.values).toEqual({ utr: '999988887777', number: receipt_number })
    const waiting = await fresh.send(calls.tickets, { systemid: 2, look: '1' })
    expect((waiting.body.data as { ticketid: number }[]).map(({ ticketid }) => ticketid)).toContain(
      ticket.ticketid,
    )
    expect(ticket.looked).toBeNull()
    const looked = await fresh.data(calls.looked, { systemid: 2, id: ticket.ticketid })
    expect(await fresh.data(calls.looked, { systemid: 2, id: ticket.ticketid })).toEqual(looked)
    expect(await audited(server, 'pos.looked', ticket.ticketid)).toBe(1)
    expect(looked.look).toEqual(ticket.look)
    expect(looked.looked).toEqual({ by: ticket.sold_by, at: expect.stringMatching(/^\d{4}-/) })
    const left = await fresh.send(calls.tickets, { systemid: 2, look: '1' })
    expect((left.body.data as { ticketid: number }[]).map(({ ticketid }) => ticketid)).not.toContain(
      ticket.ticketid,
    )
  })

  // If the clock of a counter was set back while the ticket waited, the ticket is dated to its arrival.
  it.each([
    ['half a minute', 0.5],
    ['less than no time by its clock', -60],
  ])('for %s with a meal of a day that has passed is marked for a look', async (_, minutes) => {
    const fresh = await atTill(server, 'bhandarghar-pos')
    const { id, next } = await sessionOf(fresh, 3)
    const meal = (from: number, to: number) =>
      of(goods.meal, { price: 25, from: addDays(today, from), to: addDays(today, to) })
    const sale = ticketOf(3, id, [meal(-40, -40), meal(0, 1), meal(-1, -1)], { number: next })
    expect((await send(fresh, sale)).body.message).toBe(
      'Line 1: A meal can be sold for today or a later day.',
    )
    const ticket = await sell(fresh, sale, { minutes })
    expect(ticket).toMatchObject({ number: next, ticketamount: 100 })
    const sold = (count: number) => ({
      key: '{{name}} was sold for days from {{from}}; the ticket is dated {{day}}.',
      values: { name: 'Lunch', from: { day: addDays(today, count) }, day: { day: today } },
    })
    expect(ticket.look).toEqual([sold(-40), sold(-1)])
  })

  it('of meals for too many days, or for the same days twice, is still refused', async () => {
    const fresh = await atTill(server, 'bhandarghar-pos')
    const { id } = await sessionOf(fresh, 3)
    const meal = (from: number, to: number) =>
      of(goods.meal, { price: 25, from: addDays(today, from), to: addDays(today, to) })
    const message = async (...meals: ReturnType<typeof meal>[]) =>
      (await send(fresh, ticketOf(3, id, meals), { minutes: 0.5 })).body.message
    expect(await message(meal(-70, 0))).toBe('Line 1: A meal can be sold for at most 60 days.')
    expect(await message(meal(-2, -1), meal(-1, 0))).toBe(
      'Line 2: Dates overlap for Meal type selected. Please choose different dates.',
    )
  })

  it('keeps the type of its sale even if its category has a different type by then, and is marked for a look', async () => {
    const fresh = await atTill(server, 'office-pos', 'bhandarghar-pos')
    const become = (category: number, type: 'b' | 'p' | 'm' | null, meal_type: 'L' | 'D' | null = null) =>
      server.db.updateTable('pos_categories').set({ type, meal_type }).where('id', '=', category).execute()
    const otherType = (...names: string[]) =>
      names.map((name) => ({
        key: '{{name}} had another type when it was sold. The ticket keeps the original type.',
        values: { name },
      }))

    const seva = await makeProduct(server, { shop: 1, type: 'b', variable: true, name: 'Seva' })
    const peda = await makeProduct(server, { shop: 1, type: 'p', price: 30, stock: 5, name: 'Peda' })
    const office = await sessionOf(fresh, 1)
    const lines = [of(seva, { type: 'b' }), of(peda, { price: 0, actualPrice: 30, type: 'p' })]
    const sale = ticketOf(1, office.id, lines, { customer: asha, number: office.next })
    await become(peda.category, null)
    expect((await send(fresh, sale)).body.message).toBe(
      'Line 2: Only Prasad can be given against Bhaint, at price 0.',
    )
    const given = await sell(fresh, sale, { minutes: 1 })
    expect(given.products.map(({ type, actualPrice }) => [type, actualPrice])).toEqual([
      ['b', null],
      ['p', 30],
    ])
    expect(given.look).toEqual(otherType('Peda'))
    expect(await stockOf(server, peda)).toBe(4)

    const lunch = await makeProduct(server, { shop: 3, type: 'm', meal: 'L', price: 25, name: 'Thali' })
    const either = await makeProduct(server, { shop: 3, type: 'm', price: 25, name: 'Khichdi' })
    const meals = await sessionOf(fresh, 3)
    const day = { price: 25, from: today, to: today, type: 'm' as const }
    const eaten = ticketOf(
      3,
      meals.id,
      [of(lunch, { ...day, mealtype: 'L' }), of(either, { ...day, mealtype: null })],
      { number: meals.next },
    )
    await become(lunch.category, 'm', 'D')
    await become(either.category, 'm', 'L')
    const sold = await sell(fresh, eaten, { minutes: 1 })
    expect(sold.look).toEqual(otherType('Thali', 'Khichdi'))
    const { rows } = await sql`select meal_type from pos_ticket_lines
      where ticket_id = ${sold.ticketid} order by place`.execute(server.db)
    expect(rows).toEqual([{ meal_type: 'L' }, { meal_type: null }])
  })

  it('cannot have a type that its shop does not have', async () => {
    const fresh = await atTill(server, 'bookcentre-pos')
    const { id, next } = await sessionOf(fresh, 2)
    const sale = ticketOf(2, id, [of(goods.book, { type: 'p' })], { number: next })
    expect((await send(fresh, sale, { minutes: 1 })).body.message).toBe(
      'Line 1: This shop has no categories of this type',
    )
  })

  it('can be sent by any seller at that till, and is booked for its own seller', async () => {
    const fresh = await atTill(server, 'bookcentre-pos')
    const { id, next } = await sessionOf(fresh, 2)
    const colleague = await colleagueAt(server, fresh)
    const late = { minutes: 5, by: fresh.userId }
    const ticket = await sell(colleague, ticketOf(2, id, [of(goods.book)], { number: next }), late)
    const { rows } = await sql<{
      name: string
    }>`select taken_by, sent_by, u.name from cash_receipts r join pos_tickets t
      on t.receipt_id = r.id join users u on u.id = t.sent_by where t.id = ${ticket.ticketid}`.execute(
      server.db,
    )
    expect(rows).toMatchObject([{ taken_by: fresh.userId, sent_by: colleague.userId }])
    expect(ticket.look).toMatchObject([
      { key: 'It was sent by another person: {{name}}.', values: { name: rows[0]?.name } },
    ])
    const own = await sell(fresh, ticketOf(2, id, [of(goods.book)], { number: next + 1 }), { minutes: 5 })
    const { rows: mine } = await sql`select sent_by from pos_tickets where id = ${own.ticketid}`.execute(
      server.db,
    )
    expect([own.look, mine]).toEqual([[], [{ sent_by: null }]])
  })

  it('has the time of its sale, but not a time before its session', async () => {
    const fresh = await atTill(server, 'bookcentre-pos')
    const { rows } = await sql<{ id: number }>`insert into cash_sessions (counter, user_id, till, opened_at)
      values ('bookcentre', ${fresh.userId}, ${fresh.till}, now() - interval '10 minutes') returning id`.execute(
      server.db,
    )
    const minutesAgo = async (minutes: number) => {
      const { sold_at } = await sell(fresh, ticketOf(2, rows[0]?.id ?? 0, [of(goods.book)]), { minutes })
      return Math.floor((Date.now() - Date.parse(sold_at)) / 60_000)
    }
    expect(await minutesAgo(20)).toBe(10)
    expect(await minutesAgo(5)).toBe(5)
  })

  it('from a closed session is booked in the open one, and is found by the number on its paper', async () => {
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
    expect(ticket.look).toMatchObject([{ values: { number: paper } }])
    // The number can be typed in any case, and with any number of zeros.
    for (const number of [` ${paper.toLowerCase()} `, paper.replace(/-0+/g, '-')]) {
      const found = await fresh.data(calls.ticket, { systemid: 2, number })
      expect(found.ticketid).toBe(ticket.ticketid)
    }
  })

  it('keeps the number on its paper after a refund whose answer its till never received', async () => {
    const fresh = await atTill(server, 'bookcentre-pos', 'bookcentre-refund')
    const { id, next, series } = await sessionOf(fresh, 2)
    const first = await sell(fresh, ticketOf(2, id, [of(goods.book)], { number: next }))
    const lines = [{ id: first.products[0]?.id ?? 0, qty: 1 }]
    const refund = { systemid: 2, id: first.ticketid, reason: 'torn', lines } as const
    const back = await fresh.data(calls.refund, refund)
    const printed = `${series}-${String(next + 1).padStart(3, '0')}`
    const late = ticketOf(2, id, [of(goods.book)], { number: next + 1, printed })
    expect(await sell(fresh, late, { minutes: 5 })).toMatchObject({ receipt_number: printed, look: [] })
    expect(back.receipt_number).toBe(`${series}R-001`)
    const found = await fresh.data(calls.ticket, { systemid: 2, number: back.receipt_number.toLowerCase() })
    expect(found.ticketid).toBe(back.ticketid)
  })

  it('of another person can be sent only at a till', async () => {
    const seller = await server.as('bookcentre-pos')
    const { id } = await seller.data(calls.createSession, { systemid: 2 })
    const other = await server.as('bookcentre-pos')
    const [call, body] = saleCall(other, ticketOf(2, id, [of(goods.book)]), 5)
    const { status, body: refused } = await other.send(
      call as typeof calls.createBookCentreTicket,
      body as never,
    )
    expect([status, refused.message]).toEqual([400, 'This is another person’s session.'])
  })

  it('whose receipt has the printed number needs no look', async () => {
    const fresh = await atTill(server, 'bookcentre-pos')
    const { id, next, series } = await sessionOf(fresh, 2)
    const printed = `${series}-${String(next).padStart(3, '0')}`
    const sale = ticketOf(2, id, [of(goods.book)], { number: next, printed })
    expect(await sell(fresh, sale, { minutes: 5 })).toMatchObject({ receipt_number: printed, look: [] })
  })

  it('counts as printed: the next print is a duplicate, even if the receipt has a different number', async () => {
    const fresh = await atTill(server, 'bookcentre-pos')
    const { id, next, series } = await sessionOf(fresh, 2)
    const book = [of(goods.book)]
    const arrive = async (more: { number: number | null; printed: string }) => {
      const { ticketid, prints } = await sell(fresh, ticketOf(2, id, book, more), { minutes: 5 })
      const { print, receipt } = await fresh.data(calls.printTicket, { systemid: 2, id: ticketid })
      return [prints, print.number, receipt]
    }
    const paper = (place: number) => `${series}-${String(place).padStart(3, '0')}`
    const first = { number: next, printed: paper(next) }
    expect(await arrive(first)).toMatchObject([1, 2, { ticketid: first.printed }])
    const moved = { number: null, printed: 'BC-99999-007' }
    expect(await arrive(moved)).toMatchObject([1, 2, { ticketid: moved.printed }])
    // The print of a ticket that did not wait is recorded when it is printed.
    const atOnce = ticketOf(2, id, book, { number: next + 2, printed: paper(next + 2) })
    expect((await sell(fresh, atOnce)).prints).toBe(0)
  })

  it('of meals counts as printed unless a card is the right to the meals', async () => {
    const fresh = await atTill(server, 'bhandarghar-pos')
    const { id, next, series } = await sessionOf(fresh, 3)
    const meal = [of(goods.meal, { price: 25, from: today, to: today })]
    const masked = { cardno: 'XXXX XXXX 0124', name: 'Mohan' }
    const prints = async (place: number, customer: typeof asha | null) => {
      const printed = `${series}-${String(place).padStart(3, '0')}`
      const sale = ticketOf(3, id, meal, { number: place, printed, customer })
      return (await sell(fresh, sale, { minutes: 5 })).prints
    }
    const all = [await prints(next, null), await prints(next + 1, asha), await prints(next + 2, masked)]
    expect(all).toEqual([1, 0, 1])
  })
})
