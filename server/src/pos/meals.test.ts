import { randomUUID } from 'node:crypto'
import { addDays } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../http/transaction.ts'
import { booking, makeRooms, today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { untilBlocking } from '../testing/until-blocking.ts'
import { makeProduct } from './testing/make-product.ts'
import { sell, sessionOf, ticketOf } from './testing/sell.ts'

const server = useServer(undefined, { jobs: false })
type Staff = Awaited<ReturnType<typeof atTill>>

let lunch: { id: number; category: number }
let till: Staff
let counter: Staff

beforeAll(async () => {
  lunch = await makeProduct(server, { shop: 3, type: 'm', meal: 'L', price: 25, name: 'Lunch' })
  till = await atTill(server, 'bhandarghar-pos', 'bhandarghar-refund')
  counter = await atTill(server, 'bhandarghar-meal-counter')
})

type Sold = { qty?: number; from?: string; to?: string; card?: string }

/** A ticket for lunch, today unless other days are given. */
async function soldMeal({ qty = 1, from = today, to = from, card }: Sold = {}) {
  const { id } = await sessionOf(till, 3)
  const lines = [{ product: lunch.id, category: lunch.category, price: 25, qty, from, to }]
  const customer = card === undefined ? {} : { customer: { cardno: card, name: 'Asha Rao' } }
  return sell(till, ticketOf(3, id, lines, customer))
}

/** A reservation of two people from today on, present at every lunch and dinner; PAID unless `status` says otherwise. */
async function stay({ paid = true, arrival = today, ticket = true } = {}) {
  const desk = await server.as('admin-booking', 'bhent', 'print-bhandarghar-ticket')
  const { roomIds } = await makeRooms(server, 1, 100)
  const members = ['Asha Rao', 'Ravi Rao'].map((name) => ({ name, age: 40, i_card_number: 'NA' }))
  const made = await desk.data(reservations.book, {
    ...booking(roomIds, arrival, addDays(arrival, 2)),
    ...{ members, arrival_time: '08:00', departure_time: '10:00' },
  })
  if (paid) await desk.data(reservations.takeBhent, { id: made.id, payment_amount: made.total_amount })
  if (paid && ticket) await desk.data(reservations.ticket, { reservation_id: made.id })
  return made.application_number
}

type More = { meal?: MealType; at?: number; minutes?: number; key?: string }

/** Scans at a counter; a scan of `minutes` ago waited in its browser. */
const scan = (code: string, { meal = 'L', at = 1, minutes, key = randomUUID() }: More = {}) =>
  counter.send(
    calls.serveMeal,
    {
      ...{ code, meal, counter: at },
      ...(minutes !== undefined && {
        kept: {
          made_at: new Date(Date.now() - minutes * 60_000).toISOString(),
          sent_at: new Date().toISOString(),
          made_by: counter.userId,
        },
      }),
    },
    { 'idempotency-key': key },
  )
const said = async (code: string, more: More = {}) => {
  const { status, body } = await scan(code, more)
  return `${status} ${body.message ?? ''}`
}
const served = async (code: string, more: More = {}) => {
  const { status, body } = await scan(code, more)
  if (status !== 200 || !('data' in body)) throw new Error(JSON.stringify(body))
  return body.data
}
const eatenAt = (number: number) => new RegExp(`^400 Already eaten at \\d\\d:\\d\\d at counter ${number}\\.$`)
const minutesAgo = (moment: string) => Math.floor((Date.now() - Date.parse(moment)) / 60_000)
const board = () => counter.data(calls.mealBoard, {})

describe('a meal card', () => {
  it('is good for each meal of its ticket once, whichever counter scans it', async () => {
    const number = await stay()
    expect(await served(`${number}/2`)).toMatchObject({ name: 'Ravi Rao', eaten: 1, of: 2, refused: null })
    expect(await said(`${number}/2`, { at: 2 })).toMatch(eatenAt(1))
    expect(await served(`${number.toLowerCase()}/1`)).toMatchObject({ name: 'Asha Rao', eaten: 2, of: 2 })
    expect(await served(`${number}/2`, { meal: 'D' })).toMatchObject({ meal: 'D', eaten: 1 })
  })

  it('is refused before it is paid, without a ticket, for another day, and beyond the members', async () => {
    expect(await said(`${await stay({ paid: false })}/1`)).toMatch(/^400 Not paid\./)
    expect(await said(`${await stay({ ticket: false })}/1`)).toBe(
      '400 Reservation does not have ticket generated.',
    )
    expect(await said(`${await stay({ arrival: addDays(today, 3) })}/1`)).toMatch(/^400 Not for today: from /)
    expect(await said(`${await stay()}/3`)).toBe('400 The reservation has 2 meal cards.')
    expect(await said('A26-999999/1')).toBe('400 No meal is known for this card or receipt.')
  })

  it('scanned at two counters at the same moment serves one portion', async () => {
    const number = await stay()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => said(`${number}/1`, { at })))
    expect(answers.filter((answer) => answer.startsWith('200'))).toHaveLength(1)
    expect(answers.filter((answer) => /Already eaten/.test(answer))).toHaveLength(5)
  })

  it('that another counter serves while this one looks is refused with that counter', async () => {
    const number = await stay()
    const { id } = await server.db
      .selectFrom('reservations')
      .select('id')
      .where('application_number', '=', number)
      .executeTakeFirstOrThrow()
    const answer = await inTransaction(server.db, async (trx) => {
      await sql`insert into pos_meals (reservation_id, place, day, meal, counter, served_at, served_by)
        values (${id}, 1, ${today}, 'L', 7, now(), ${counter.userId})`.execute(trx)
      const waiting = said(`${number}/1`)
      await untilBlocking(trx)
      return { waiting }
    })
    expect(await answer.waiting).toMatch(eatenAt(7))
  })
})

describe('a ticket of Bhandar Ghar', () => {
  it('is served by its code or its number, portion by portion', async () => {
    const { mealcode, receipt_number } = await soldMeal({ qty: 2 })
    expect(await served(mealcode?.toLowerCase() ?? '')).toMatchObject({ eaten: 1, of: 2, refused: null })
    expect(await served(receipt_number, { at: 3 })).toMatchObject({ eaten: 2, of: 2, counter: 3 })
    expect(await said(receipt_number)).toMatch(/^400 Already eaten at/)
  })

  it('to a card is served for the card', async () => {
    await soldMeal({ card: 'M-100', qty: 1 })
    await soldMeal({ card: 'M-100', qty: 1 })
    expect(await served('m-100')).toMatchObject({ name: 'Asha Rao', eaten: 1, of: 2 })
    expect(await served('M-100')).toMatchObject({ eaten: 2 })
    expect(await said('M-100')).toMatch(eatenAt(1))
  })

  it('scanned at six counters at the same moment serves what was sold', async () => {
    const { receipt_number } = await soldMeal({ qty: 3 })
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => said(receipt_number, { at })))
    expect(answers.filter((answer) => answer.startsWith('200'))).toHaveLength(3)
  })

  it('is refused on another day, at another meal, when given back, and when it has no meal', async () => {
    const later = await soldMeal({ from: addDays(today, 2), to: addDays(today, 4) })
    expect(await said(later.receipt_number)).toMatch(/^400 Not for today: from /)
    expect(await said((await soldMeal()).receipt_number, { meal: 'D' })).toBe(
      '400 Not for this meal: Dinner.',
    )
    const back = await soldMeal()
    const [line] = back.products
    const refund = await till.data(calls.refund, {
      ...{ systemid: 3, id: back.ticketid, lines: [{ id: line?.id ?? 0, qty: 1 }], reason: 'Ill' },
    })
    expect(await said(back.receipt_number)).toBe('400 This meal was given back.')
    expect(await said(refund.receipt_number)).toBe('400 This meal was given back.')
    const sweets = await makeProduct(server, { shop: 3, type: 'p', price: 25, stock: 9 })
    const { id } = await sessionOf(till, 3)
    const other = await sell(
      till,
      ticketOf(3, id, [{ product: sweets.id, category: sweets.category, price: 25 }]),
    )
    expect(await said(other.receipt_number)).toBe('400 There is no meal on this receipt.')
    expect(await said('nothing known')).toBe('400 No meal is known for this card or receipt.')
  })
})

describe('a meal that was eaten', () => {
  it('stays the meal that was sold when its category becomes another meal', async () => {
    const office = await server.as('bhandarghar-categories')
    const meal = await makeProduct(server, { shop: 3, type: 'm', meal: 'L', price: 25 })
    const { id } = await sessionOf(till, 3)
    const line = { product: meal.id, category: meal.category, price: 25, from: today, to: today, qty: 2 }
    const ticket = await sell(till, ticketOf(3, id, [line]))
    const before = (await board()).days[0]?.L.expected ?? 0
    await office.data(calls.updateCategory, {
      ...{ id: meal.category, systemid: 3, name: `Dinner ${meal.category}`, enabled: 1, ismain: 1 },
      ...{ ismeal: 1, mealtype: 'D' },
    })
    expect((await board()).days[0]?.L.expected).toBe(before)
    expect(await said(ticket.receipt_number, { meal: 'D' })).toBe('400 Not for this meal: Dinner.')
    expect(await served(ticket.receipt_number)).toMatchObject({ meal: 'L', eaten: 1, of: 2 })
    const lines = [{ id: ticket.products[0]?.id ?? 0, qty: 1 }]
    await till.data(calls.refund, { systemid: 3, id: ticket.ticketid, reason: 'torn', lines })
    expect((await board()).days[0]?.L.expected).toBe(before - 1)
  })

  it('is not given back: the refusal names the line, and what is left still can be', async () => {
    const ticket = await soldMeal({ qty: 3, to: addDays(today, 1) })
    await served(ticket.receipt_number)
    const line = ticket.products[0]?.id ?? 0
    const back = (qty: number) =>
      till.send(calls.refund, {
        ...{ systemid: 3, id: ticket.ticketid, lines: [{ id: line, qty }], reason: 'Ill' },
      })
    const { status, body } = await back(3)
    expect([status, body.message]).toEqual([400, 'Only 2 of Lunch can still be given back: 1 was eaten.'])
    expect((await back(2)).status).toBe(200)
    const [now] = (await till.data(calls.ticket, { systemid: 3, number: ticket.receipt_number })).products
    expect([now?.returned, now?.eaten]).toEqual([2, 1])
  })

  it('and given back at the same moment is one of both', async () => {
    const ticket = await soldMeal()
    const refund = {
      ...{ systemid: 3 as const, id: ticket.ticketid, reason: 'Ill' },
      lines: [{ id: ticket.products[0]?.id ?? 0, qty: 1 }],
    }
    const [eaten, back] = await Promise.all([scan(ticket.receipt_number), till.send(calls.refund, refund)])
    expect([eaten.status, back.status].toSorted()).toEqual([200, 400])
  })

  it('by mistake is taken back within minutes by the person who served it, once; it can be served again', async () => {
    const { receipt_number } = await soldMeal()
    const meal = await served(receipt_number)
    const other = await atTill(server, 'bhandarghar-meal-counter')
    const undo = async (staff: Staff, id: number) => {
      const { status, body } = await staff.send(calls.undoMeal, { id })
      return `${status} ${body.message}`
    }
    expect(await undo(other, meal.id)).toBe('400 This meal was served by another person.')
    expect(await undo(till, meal.id)).toMatch(/^403/)
    expect(await undo(counter, 2_000_000_000)).toBe('404 There is no such meal.')
    const before = await board()
    expect(await undo(counter, meal.id)).toBe('200 The meal was taken back.')
    expect(await undo(counter, meal.id)).toBe('400 This meal was taken back already.')
    const change = ((await board()).days[0]?.L.served ?? 0) - (before.days[0]?.L.served ?? 0)
    expect(change).toBe(-1)
    const { rows: noted } =
      await sql`select user_id from audit_log where call = 'pos.undoMeal' and record_id = ${meal.id}`.execute(
        server.db,
      )
    expect(noted).toEqual([{ user_id: counter.userId }])
    expect(await served(receipt_number)).toMatchObject({ eaten: 1, of: 1 })
  })

  it('is no longer taken back after five minutes, and never changed or deleted', async () => {
    const { receipt_number } = await soldMeal()
    const { id } = await served(receipt_number)
    await expect(sql`update pos_meals set place = 2 where id = ${id}`.execute(server.db)).rejects.toThrow()
    await expect(sql`delete from pos_meals where id = ${id}`.execute(server.db)).rejects.toThrow()
    const old = await soldMeal()
    const { rows } = await sql<{ id: number }>`
      insert into pos_meals (line_id, place, day, meal, counter, served_at, received_at, served_by)
      values (${old.products[0]?.id ?? 0}, 1, ${today}, 'L', 1, now() - interval '6 min', now() - interval '6 min', ${counter.userId})
      returning id`.execute(server.db)
    expect((await counter.send(calls.undoMeal, { id: rows[0]?.id ?? 0 })).body.message).toBe(
      'A meal can be taken back for 5 minutes.',
    )
  })
})

describe('a counter without a network', () => {
  it('sends later: once, and one that another counter had served meanwhile is shown on the board', async () => {
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
})

describe('the board', () => {
  it('counts what is expected and served, today and in seven days, less what was given back', async () => {
    const before = await board()
    const ticket = await soldMeal({ qty: 3, to: addDays(today, 1) })
    await till.data(calls.refund, {
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

  it('shows portions of no meal type apart until they are eaten, at lunch or at dinner, once a day', async () => {
    const { id: product, category } = await makeProduct(server, { shop: 3, type: 'm', price: 25 })
    const before = await board()
    const { id: session } = await sessionOf(till, 3)
    const line = { product, category, price: 25, qty: 2, from: today, to: addDays(today, 1) }
    const ticket = await sell(till, ticketOf(3, session, [line]))
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
    expect(await said(ticket.receipt_number, { meal: 'D' })).toMatch(/^400 Already eaten at/)
    expect(await more()).toEqual([
      [1, 1, 1, 1, 0],
      [0, 0, 0, 0, 2],
    ])
    const portion = ticket.products[0]?.id ?? 0
    await expect(
      sql`insert into pos_meals (line_id, place, day, meal, counter, served_by)
        values (${portion}, 1, ${today}, 'D', 1, ${counter.userId})`.execute(server.db),
    ).rejects.toMatchObject({ constraint: 'pos_meals_of_line_once' })
  })

  it('and the counter need their permission', async () => {
    expect((await till.send(calls.mealBoard, {})).status).toBe(403)
    expect((await till.send(calls.serveMeal, { code: 'x', counter: 1 })).status).toBe(403)
  })
})
