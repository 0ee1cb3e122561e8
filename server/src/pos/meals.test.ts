import { randomUUID } from 'node:crypto'
import { addDays, daysBetween } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../http/actor.ts'
import { inTransaction } from '../http/transaction.ts'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { startBehind } from '../testing/until-blocking.ts'
import { mealBoard } from './meal-board.ts'
import { makeProduct } from './testing/make-product.ts'
import { sell, sessionOf, ticketOf } from './testing/sell.ts'
import { useMeals } from './testing/use-meals.ts'

const server = useServer(undefined, { jobs: false })
const meals = useMeals(server)
const { soldMeal, stay, messageOf, served, board } = meals

const eatenAt = (number: number) => new RegExp(`^400 Already eaten at \\d\\d:\\d\\d at counter ${number}\\.$`)
const minutesAgo = (moment: string) => Math.floor((Date.now() - Date.parse(moment)) / 60_000)

describe('a meal card', () => {
  it('is good once for each meal of its ticket, at any counter', async () => {
    const number = await stay()
    expect(await served(`${number}/2`)).toMatchObject({ name: 'Ravi Rao', eaten: 1, of: 2, refused: null })
    expect(await messageOf(`${number}/2`, { at: 2 })).toMatch(eatenAt(1))
    expect(await served(`${number.toLowerCase()}/1`)).toMatchObject({ name: 'Asha Rao', eaten: 2, of: 2 })
    expect(await served(`${number}/2`, { meal: 'D' })).toMatchObject({ meal: 'D', eaten: 1 })
  })

  it('is refused before it is paid, without a ticket, for another day, and beyond the members', async () => {
    expect(await messageOf(`${await stay({ paid: false })}/1`)).toMatch(/^400 Not paid\./)
    expect(await messageOf(`${await stay({ ticket: false })}/1`)).toBe(
      '400 Reservation does not have ticket generated.',
    )
    expect(await messageOf(`${await stay({ arrival: addDays(today, 3) })}/1`)).toMatch(
      /^400 Not for today: from /,
    )
    for (const beyond of [3, 100, 1_000])
      expect(await messageOf(`${await stay()}/${beyond}`)).toBe('400 The reservation has 2 meal cards.')
    expect(await messageOf('A26-999999/1')).toBe('400 No meal is known for this card or receipt.')
  })

  it('scanned concurrently at several counters serves one portion', async () => {
    const number = await stay()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => messageOf(`${number}/1`, { at })))
    expect(answers.filter((answer) => answer.startsWith('200'))).toHaveLength(1)
    expect(answers.filter((answer) => /Already eaten/.test(answer))).toHaveLength(5)
  })

  it('that another counter serves during the scan is refused with the number of that counter', async () => {
    const number = await stay()
    const { id } = await server.db
      .selectFrom('reservations')
      .select('id')
      .where('application_number', '=', number)
      .executeTakeFirstOrThrow()
    const message = await startBehind(
      server.db,
      (trx) =>
        sql`insert into pos_meals (reservation_id, place, day, meal, counter, served_at, served_by)
          values (${id}, 1, ${today}, 'L', 7, now(), ${meals.counter.userId})`.execute(trx),
      () => messageOf(`${number}/1`),
    )
    expect(message).toMatch(eatenAt(7))
  })
})

describe('a ticket of Bhandar Ghar', () => {
  it('is served by its code or its number, portion by portion', async () => {
    const { mealcode, receipt_number } = await soldMeal({ qty: 2 })
    expect(await served(mealcode?.toLowerCase() ?? '')).toMatchObject({ eaten: 1, of: 2, refused: null })
    expect(await served(receipt_number, { at: 3 })).toMatchObject({ eaten: 2, of: 2, counter: 3 })
    expect(await messageOf(receipt_number)).toMatch(/^400 Already eaten at/)
  })

  it('is served by the number on its paper even if its receipt has a different one, with any number of zeros', async () => {
    const [line] = (await soldMeal()).products
    const lunch = { product: line?.productid ?? 0, category: line?.catid ?? 0, price: 25, qty: 2 }
    const { id } = await sessionOf(meals.till, 3)
    const late = { number: null, printed: 'BG-0099-007' }
    await sell(meals.till, ticketOf(3, id, [{ ...lunch, from: today, to: today }], late), { minutes: 1 })
    expect(await served('BG-0099-007')).toMatchObject({ eaten: 1, of: 2 })
    expect(await served('bg-99-7')).toMatchObject({ eaten: 2, of: 2 })
  })

  it('to a card is served for the card', async () => {
    await soldMeal({ card: 'M-100', qty: 1 })
    await soldMeal({ card: 'M-100', qty: 1 })
    expect(await served('m-100')).toMatchObject({ name: 'Asha Rao', eaten: 1, of: 2 })
    expect(await served('M-100')).toMatchObject({ eaten: 2 })
    expect(await messageOf('M-100')).toMatch(eatenAt(1))
  })

  it('to an Aadhaar number is served only by its code, because other numbers end in the same four digits', async () => {
    const [own, sameEnd] = ['234567890124', '300000030124']
    const { cardno, mealcode } = await soldMeal({ card: own })
    expect(cardno).toBe('XXXX XXXX 0124')
    for (const card of [sameEnd, own, 'XXXX XXXX 0124', 'xxxx xxxx 0124'])
      expect(await messageOf(card)).toBe('400 No meal is known for this card or receipt.')
    expect(await served(mealcode ?? '')).toMatchObject({ name: 'Asha Rao', eaten: 1, of: 1, refused: null })
  })

  it('scanned concurrently at six counters serves the sold portions', async () => {
    const { receipt_number } = await soldMeal({ qty: 3 })
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => messageOf(receipt_number, { at })))
    expect(answers.filter((answer) => answer.startsWith('200'))).toHaveLength(3)
  })

  it('is refused on a different day, at a different meal, when given back, and without a meal', async () => {
    const later = await soldMeal({ from: addDays(today, 2), to: addDays(today, 4) })
    expect(await messageOf(later.receipt_number)).toMatch(/^400 Not for today: from /)
    expect(await messageOf((await soldMeal()).receipt_number, { meal: 'D' })).toBe(
      '400 Not for this meal: Dinner.',
    )
    const back = await soldMeal()
    const [line] = back.products
    const refund = await meals.till.data(calls.refund, {
      ...{ systemid: 3, id: back.ticketid, lines: [{ id: line?.id ?? 0, qty: 1 }], reason: 'Ill' },
    })
    expect(await messageOf(back.receipt_number)).toBe('400 This meal was given back.')
    expect(await messageOf(refund.receipt_number)).toBe('400 This meal was given back.')
    const sweets = await makeProduct(server, { shop: 3, type: 'p', price: 25, stock: 9 })
    const { id } = await sessionOf(meals.till, 3)
    const other = await sell(
      meals.till,
      ticketOf(3, id, [{ product: sweets.id, category: sweets.category, price: 25 }]),
    )
    expect(await messageOf(other.receipt_number)).toBe('400 This receipt has no meals.')
    expect(await messageOf('nothing known')).toBe('400 No meal is known for this card or receipt.')
  })
})

describe('a counter without a network', () => {
  it('sends its meals later, each once, and a meal that another counter has served meanwhile is on the board', async () => {
    const { receipt_number } = await soldMeal()
    const key = randomUUID()
    const first = await served(receipt_number, { minutes: 5, key })
    expect((await served(receipt_number, { minutes: 5, key })).id).toBe(first.id)
    expect(first).toMatchObject({ eaten: 1, refused: null })
    expect(minutesAgo(first.served_at)).toBe(5)
    const second = await served(receipt_number, { at: 2, minutes: 3 })
    expect(second.refused).toMatchObject({ key: 'Already eaten at {{time}} at counter {{counter}}.' })
    const noted = (await board()).refused.find(({ id }) => id === second.id)
    expect(noted).toMatchObject({ paper: receipt_number, counter: 2, why: second.refused })
    expect([minutesAgo(second.served_at), minutesAgo(noted?.served_at ?? '')]).toEqual([3, 3])
  })

  it('that is online again before the till has its meals served from the ticket that arrives later', async () => {
    const [line] = (await soldMeal()).products
    const lunch = { product: line?.productid ?? 0, category: line?.catid ?? 0, price: 25, qty: 2 }
    const { id } = await sessionOf(meals.till, 3)
    const unknown = { key: 'No meal is known for this card or receipt.' }
    const [eaten, early] = ['23456789AB', '23456789CD']
    const noted = await served(eaten.toLowerCase(), { minutes: 0 })
    const before = await served(early, { minutes: 600 })
    expect([noted.refused, before.refused]).toMatchObject([unknown, unknown])
    const arrives = (mealcode: string) =>
      sell(meals.till, ticketOf(3, id, [{ ...lunch, from: today, to: today }], { mealcode }), { minutes: 1 })
    const ticket = await arrives(eaten)
    expect(ticket.products).toMatchObject([{ eaten: 1 }])
    const stillNoted = (await board()).refused.map((refused) => refused.id)
    expect(stillNoted).not.toContain(noted.id)
    // This meal was given out before the ticket was sold.
    await arrives(early)
    expect(await served(early)).toMatchObject({ eaten: 1, of: 2 })
    const back = (qty: number) =>
      meals.till.send(calls.refund, {
        ...{ systemid: 3, id: ticket.ticketid, reason: 'Ill' },
        lines: [{ id: ticket.products[0]?.id ?? 0, qty }],
      })
    expect([(await back(2)).status, (await back(1)).status]).toEqual([400, 200])
  })

  it('has its meals served from a ticket that comes into a session which was opened after they were eaten', async () => {
    const [line] = (await soldMeal()).products
    const lunch = { product: line?.productid ?? 0, category: line?.catid ?? 0, price: 25, qty: 2 }
    const later = await atTill(server, 'bhandarghar-pos')
    const mealcode = '23456789EF'
    // The second portion was served by the typed number of the receipt.
    const noted = [await served(mealcode, { minutes: 2 }), await served('bg-98-1', { minutes: 2, at: 2 })]
    expect(noted.map(({ refused }) => refused)).not.toContain(null)
    const { id, opened_at } = await sessionOf(later, 3)
    const moved = { mealcode, number: null, printed: 'BG-0098-001' }
    const sale = ticketOf(3, id, [{ ...lunch, from: today, to: today }], moved)
    const ticket = await sell(later, sale, { minutes: 5 })
    expect(ticket).toMatchObject({ sold_at: opened_at, products: [{ eaten: 2 }] })
    const stillNoted = (await board()).refused.map((refused) => refused.id)
    expect(noted.filter(({ id: one }) => stillNoted.includes(one))).toEqual([])
  })
})

describe('the board', () => {
  it('counts expected and served meals of today and the next seven days, refunds subtracted', async () => {
    const before = await board()
    const ticket = await soldMeal({ qty: 3, to: addDays(today, 1) })
    await meals.till.data(calls.refund, {
      ...{ systemid: 3, id: ticket.ticketid, reason: 'Ill' },
      lines: [{ id: ticket.products[0]?.id ?? 0, qty: 1 }],
    })
    await served(ticket.receipt_number)
    await stay()
    const after = await board()
    expect(after.days).toHaveLength(8)
    const more = (day: number, meal: MealType, what: 'expected' | 'served') =>
      (after.days[day]?.[meal][what] ?? 0) - (before.days[day]?.[meal][what] ?? 0)
    expect([more(0, 'L', 'expected'), more(0, 'L', 'served'), more(0, 'D', 'expected')]).toEqual([4, 1, 2])
    expect([more(1, 'L', 'expected'), more(2, 'L', 'expected')]).toEqual([4, 0])
  })

  it('has the same days in a database whose clock is put forward at midnight', async () => {
    await soldMeal({ qty: 3, to: addDays(today, 2) })
    const daysIn = (zone: string) =>
      inTransaction(server.db, async (trx) => {
        await sql`set local timezone to ${sql.lit(zone)}`.execute(trx)
        return (await mealBoard('Asia/Kolkata')(trx, { today } as Actor)).days
      })
    const dayOfYear = daysBetween(`${today.slice(0, 4)}-01-01`, today)
    const noMidnightToday = `AAA0BBB-1,${dayOfYear}/0,${(dayOfYear + 100) % 365}/0`
    expect(await daysIn(noMidnightToday)).toEqual(await daysIn('UTC'))
  })

  it('counts guests whose allotment was cancelled only once they come; their cards stay good', async () => {
    const expected = async () => (await board()).days[0]?.D.expected ?? 0
    const before = await expected()
    const number = await stay()
    expect(await expected()).toBe(before + 2)
    const { id } = await server.db
      .updateTable('reservations')
      .set({ allotment_cancelled_at: new Date() })
      .where('application_number', '=', number)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await expected()).toBe(before)
    const guard = await server.as('gate-reservations-checkin')
    await guard.data(reservations.checkIn, { id, type: 'GATE' })
    expect(await expected()).toBe(before + 2)
    expect(await served(`${number}/1`)).toMatchObject({ eaten: 1, of: 2 })
  })

  it('shows portions without a meal type separately until they are eaten, at lunch or at dinner, once a day', async () => {
    const { id: product, category } = await makeProduct(server, { shop: 3, type: 'm', price: 25 })
    const before = await board()
    const { id: session } = await sessionOf(meals.till, 3)
    const line = { product, category, price: 25, qty: 2, from: today, to: addDays(today, 1) }
    const ticket = await sell(meals.till, ticketOf(3, session, [line]))
    const more = async () => {
      const { days } = await board()
      return [0, 1].map((at) => {
        const [now, then] = [days[at], before.days[at]]
        if (!now || !then) throw new Error('the board has eight days')
        const ofMeal = (meal: MealType) => [
          now[meal].expected - then[meal].expected,
          now[meal].served - then[meal].served,
        ]
        return [...ofMeal('L'), ...ofMeal('D'), now.either - then.either]
      })
    }
    expect(await more()).toEqual([
      [0, 0, 0, 0, 2],
      [0, 0, 0, 0, 2],
    ])
    await served(ticket.mealcode ?? ticket.receipt_number)
    await served(ticket.receipt_number, { meal: 'D' })
    expect(await messageOf(ticket.receipt_number, { meal: 'D' })).toMatch(/^400 Already eaten at/)
    expect(await more()).toEqual([
      [1, 1, 1, 1, 0],
      [0, 0, 0, 0, 2],
    ])
    const portion = ticket.products[0]?.id ?? 0
    await expect(
      sql`insert into pos_meals (line_id, place, day, meal, counter, served_by)
        values (${portion}, 1, ${today}, 'D', 1, ${meals.counter.userId})`.execute(server.db),
    ).rejects.toMatchObject({ constraint: 'pos_meals_of_line_once' })
  })

  it('and the counter each require their permission', async () => {
    expect((await meals.till.send(calls.mealBoard, {})).status).toBe(403)
    expect((await meals.till.send(calls.serveMeal, { code: 'x', counter: 1 })).status).toBe(403)
  })
})
