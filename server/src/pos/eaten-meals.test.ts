import { addDays } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { atTill } from '../testing/till.ts'
import { makeProduct } from './testing/make-product.ts'
import { sell, sessionOf, ticketOf } from './testing/sell.ts'
import { useMeals } from './testing/use-meals.ts'

const server = useServer(undefined, { jobs: false })
const meals = useMeals(server)
const { soldMeal, scan, messageOf, served, board } = meals

describe('a meal that was eaten', () => {
  it('stays the meal that was sold when its category becomes another meal', async () => {
    const office = await server.as('bhandarghar-categories')
    const meal = await makeProduct(server, { shop: 3, type: 'm', meal: 'L', price: 25 })
    const { id } = await sessionOf(meals.till, 3)
    const line = { product: meal.id, category: meal.category, price: 25, from: today, to: today, qty: 2 }
    const ticket = await sell(meals.till, ticketOf(3, id, [line]))
    const before = (await board()).days[0]?.L.expected ?? 0
    await office.data(calls.updateCategory, {
      ...{ id: meal.category, systemid: 3, name: `Dinner ${meal.category}`, enabled: 1, ismain: 1 },
      ...{ ismeal: 1, mealtype: 'D' },
    })
    expect((await board()).days[0]?.L.expected).toBe(before)
    expect(await messageOf(ticket.receipt_number, { meal: 'D' })).toBe('400 Not for this meal: Dinner.')
    expect(await served(ticket.receipt_number)).toMatchObject({ meal: 'L', eaten: 1, of: 2 })
    const lines = [{ id: ticket.products[0]?.id ?? 0, qty: 1 }]
    await meals.till.data(calls.refund, { systemid: 3, id: ticket.ticketid, reason: 'torn', lines })
    expect((await board()).days[0]?.L.expected).toBe(before - 1)
  })

  it('without a network is recorded for the person who served it, even if another person sends it', async () => {
    const colleague = await atTill(server, 'bhandarghar-meal-counter')
    const { receipt_number } = await soldMeal()
    const meal = await served(receipt_number, { minutes: 0.5, by: colleague.userId })
    expect((await meals.counter.send(calls.undoMeal, { id: meal.id })).body.message).toBe(
      'This meal was served by another person.',
    )
    await colleague.data(calls.undoMeal, { id: meal.id })
    // If there is no such user, the meal counts as served by its sender.
    const unknown = await served(receipt_number, { minutes: 0.5, by: 2_000_000_000 })
    await meals.counter.data(calls.undoMeal, { id: unknown.id })
  })

  it('is not given back: the refusal names the line, and the remaining portions can still be given back', async () => {
    const ticket = await soldMeal({ qty: 3, to: addDays(today, 1) })
    await served(ticket.receipt_number)
    const line = ticket.products[0]?.id ?? 0
    const back = (qty: number) =>
      meals.till.send(calls.refund, {
        ...{ systemid: 3, id: ticket.ticketid, lines: [{ id: line, qty }], reason: 'Ill' },
      })
    const { status, body } = await back(3)
    expect([status, body.message]).toEqual([400, 'Only 2 of Lunch can still be given back: 1 was eaten.'])
    expect((await back(2)).status).toBe(200)
    const [now] = (await meals.till.data(calls.ticket, { systemid: 3, number: ticket.receipt_number }))
      .products
    expect([now?.returned, now?.eaten]).toEqual([2, 1])
  })

  it('is not also given back when both happen concurrently', async () => {
    const ticket = await soldMeal()
    const refund = {
      ...{ systemid: 3 as const, id: ticket.ticketid, reason: 'Ill' },
      lines: [{ id: ticket.products[0]?.id ?? 0, qty: 1 }],
    }
    const [eaten, back] = await Promise.all([
      scan(ticket.receipt_number),
      meals.till.send(calls.refund, refund),
    ])
    expect([eaten.status, back.status].toSorted()).toEqual([200, 400])
  })

  it('by a mistaken scan is taken back once, within minutes and by the person who served it, and can be served again', async () => {
    const { receipt_number } = await soldMeal()
    const meal = await served(receipt_number)
    const other = await atTill(server, 'bhandarghar-meal-counter')
    const undo = async (staff: typeof meals.counter, id: number) => {
      const { status, body } = await staff.send(calls.undoMeal, { id })
      return `${status} ${body.message}`
    }
    expect(await undo(other, meal.id)).toBe('400 This meal was served by another person.')
    expect(await undo(meals.till, meal.id)).toMatch(/^403/)
    expect(await undo(meals.counter, 2_000_000_000)).toBe('404 There is no such meal.')
    const before = await board()
    expect(await undo(meals.counter, meal.id)).toBe('200 The meal was taken back.')
    expect(await undo(meals.counter, meal.id)).toBe('400 This meal was already taken back.')
    const change = ((await board()).days[0]?.L.served ?? 0) - (before.days[0]?.L.served ?? 0)
    expect(change).toBe(-1)
    const { rows: noted } =
      await sql`select user_id from audit_log where call = 'pos.undoMeal' and record_id = ${meal.id}`.execute(
        server.db,
      )
    expect(noted).toEqual([{ user_id: meals.counter.userId }])
    expect(await served(receipt_number)).toMatchObject({ eaten: 1, of: 1 })
  })

  it('by a mistaken scan goes, when it is taken back, to the counter without a network that had given it out', async () => {
    const { receipt_number } = await soldMeal()
    const mistaken = await served(receipt_number)
    const noted = await served(receipt_number, { at: 2, minutes: 1 })
    expect(noted.refused).not.toBeNull()
    await meals.counter.data(calls.undoMeal, { id: mistaken.id })
    expect((await board()).refused.map(({ id }) => id)).not.toContain(noted.id)
    expect(await messageOf(receipt_number)).toMatch(/^400 Already eaten at \d\d:\d\d at counter 2\.$/)
  })

  it('by a mistaken scan of a meal card goes, when it is taken back, to the counter without a network that had scanned it', async () => {
    const card = `${await meals.stay()}/2`
    const mistaken = await served(card)
    const noted = await served(card, { at: 2, minutes: 1 })
    expect(noted.refused).not.toBeNull()
    await meals.counter.data(calls.undoMeal, { id: mistaken.id })
    expect((await board()).refused.map(({ id }) => id)).not.toContain(noted.id)
    expect(await messageOf(card)).toMatch(/^400 Already eaten at \d\d:\d\d at counter 2\.$/)
  })

  it('by a mistaken scan of one guest that is taken back does not affect the new meal of another', async () => {
    const card = 'M-7301'
    await soldMeal({ card })
    await served(card)
    const noted = await served(card, { at: 2, minutes: 1 })
    expect(noted.refused).not.toBeNull()
    await soldMeal({ card })
    const other = await soldMeal()
    const mistaken = await served(other.receipt_number)
    await meals.counter.data(calls.undoMeal, { id: mistaken.id })
    expect((await board()).refused.map(({ id }) => id)).toContain(noted.id)
    expect(await served(card)).toMatchObject({ eaten: 2, of: 2 })
  })

  it('cannot be taken back after five minutes, and can never be changed or deleted', async () => {
    const { receipt_number } = await soldMeal()
    const { id } = await served(receipt_number)
    await expect(sql`update pos_meals set place = 2 where id = ${id}`.execute(server.db)).rejects.toThrow()
    await expect(sql`delete from pos_meals where id = ${id}`.execute(server.db)).rejects.toThrow()
    const old = await soldMeal()
    const { rows } = await sql<{ id: number }>`
      insert into pos_meals (line_id, place, day, meal, counter, served_at, received_at, served_by)
      values (${old.products[0]?.id ?? 0}, 1, ${today}, 'L', 1, now() - interval '6 min', now() - interval '6 min', ${meals.counter.userId})
      returning id`.execute(server.db)
    expect((await meals.counter.send(calls.undoMeal, { id: rows[0]?.id ?? 0 })).body.message).toBe(
      'A meal can be taken back within 5 minutes.',
    )
  })
})

describe('a meal that another counter takes back concurrently', () => {
  it('is served, because the scan is judged again and not refused', async () => {
    // The meal of the other counter exists at the insert, and is taken back before the reason is searched.
    await sql`create sequence pos_scans`.execute(server.db)
    await sql`create function pos_other_first() returns trigger language plpgsql as $$ begin
      return case when nextval('pos_scans') = 1 then null else new end;
    end $$`.execute(server.db)
    await sql`create trigger other_first before insert on pos_meals
      for each row execute function pos_other_first()`.execute(server.db)
    const { receipt_number } = await soldMeal()
    expect(await served(receipt_number)).toMatchObject({ eaten: 1, of: 1 })
    const { rows } = await sql<{ last: number }>`select last_value::int as last from pos_scans`.execute(
      server.db,
    )
    expect(rows).toEqual([{ last: 2 }])
    await sql`drop trigger other_first on pos_meals`.execute(server.db)
  })
})
