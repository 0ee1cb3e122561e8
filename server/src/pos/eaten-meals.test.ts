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

  it('without a network is of the person who served it, whoever was there when it was sent', async () => {
    const colleague = await atTill(server, 'bhandarghar-meal-counter')
    const { receipt_number } = await soldMeal()
    const meal = await served(receipt_number, { minutes: 0.5, by: colleague.userId })
    expect((await meals.counter.send(calls.undoMeal, { id: meal.id })).body.message).toBe(
      'This meal was served by another person.',
    )
    await colleague.data(calls.undoMeal, { id: meal.id })
    // There is no such user: the meal counts as served by its sender.
    const unknown = await served(receipt_number, { minutes: 0.5, by: 2_000_000_000 })
    await meals.counter.data(calls.undoMeal, { id: unknown.id })
  })

  it('is not given back: the refusal names the line, and what is left still can be', async () => {
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

  it('and given back at the same moment is one of both', async () => {
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

  it('by mistake is taken back within minutes by the person who served it, once; it can be served again', async () => {
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

  it('by mistake, that a counter without a network had given out, is that counter’s when it is taken back', async () => {
    const { receipt_number } = await soldMeal()
    const mistaken = await served(receipt_number)
    const noted = await served(receipt_number, { at: 2, minutes: 1 })
    expect(noted.refused).not.toBeNull()
    await meals.counter.data(calls.undoMeal, { id: mistaken.id })
    expect((await board()).refused.map(({ id }) => id)).not.toContain(noted.id)
    expect(await messageOf(receipt_number)).toMatch(/^400 Already eaten at \d\d:\d\d at counter 2\.$/)
  })

  it('by mistake, on a meal card that a counter without a network had scanned, is that counter’s when it is taken back', async () => {
    const card = `${await meals.stay()}/2`
    const mistaken = await served(card)
    const noted = await served(card, { at: 2, minutes: 1 })
    expect(noted.refused).not.toBeNull()
    await meals.counter.data(calls.undoMeal, { id: mistaken.id })
    expect((await board()).refused.map(({ id }) => id)).not.toContain(noted.id)
    expect(await messageOf(card)).toMatch(/^400 Already eaten at \d\d:\d\d at counter 2\.$/)
  })

  it('by mistake of one guest, and taken back, takes nothing of another’s new meal', async () => {
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

  it('is no longer taken back after five minutes, and never changed or deleted', async () => {
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

describe('a meal that another counter took back in the same moment', () => {
  it('is served: the scan is looked at anew, and not put off', async () => {
    // As a meal of another counter that is there at the insert, and was taken back before the reason is looked for.
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
