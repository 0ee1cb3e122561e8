import { addDays } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { today } from '../testing/factories.ts'
import { useServer } from '../testing/server.ts'
import { useMeals } from './testing/use-meals.ts'

const server = useServer(undefined, { jobs: false })
const meals = useMeals(server)
const { soldMeal, stay, served } = meals

type Eaten = { line?: number; reservation?: number; place: number; day?: string; meal?: 'L' | 'D' }
const eat = ({ line, reservation, place, day = today, meal = 'L' }: Eaten) =>
  sql`insert into pos_meals (line_id, reservation_id, place, day, meal, counter, served_by)
    values (${line ?? null}, ${reservation ?? null}, ${place}, ${day}, ${meal}, 1, ${meals.counter.userId})`.execute(
    server.db,
  )
const notSold = { constraint: 'pos_meals_were_sold' }

describe('the database', () => {
  it('refuses more eaten portions of a line than were sold and not given back', async () => {
    const ticket = await soldMeal({ qty: 2 })
    const line = ticket.products[0]?.id ?? 0
    await served(ticket.receipt_number)
    await meals.till.data(calls.refund, {
      ...{ systemid: 3, id: ticket.ticketid, reason: 'Ill', lines: [{ id: line, qty: 1 }] },
    })
    await expect(eat({ line, place: 2 })).rejects.toMatchObject(notSold)
  })

  it('takes one of two eaten portions that are written concurrently if only one was sold', async () => {
    const line = (await soldMeal()).products[0]?.id ?? 0
    const done = await Promise.allSettled([eat({ line, place: 1 }), eat({ line, place: 2 })])
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('refuses an eaten portion on a day or at a meal for which it was not sold', async () => {
    const line = (await soldMeal()).products[0]?.id ?? 0
    await expect(eat({ line, place: 1, day: addDays(today, 1) })).rejects.toMatchObject(notSold)
    await expect(eat({ line, place: 1, meal: 'D' })).rejects.toMatchObject(notSold)
    await eat({ line, place: 1 })
  })

  it('refuses a meal on more meal cards of a reservation than it has members', async () => {
    const { id } = await server.db
      .selectFrom('reservations')
      .select('id')
      .where('application_number', '=', await stay())
      .executeTakeFirstOrThrow()
    await eat({ reservation: id, place: 2 })
    await expect(eat({ reservation: id, place: 3 })).rejects.toMatchObject(notSold)
  })

  it('refuses a meal on the card of an applicant who was combined without being named', async () => {
    const number = await stay()
    await server.db
      .updateTable('reservations')
      .set({ is_child: true, unnamed_count: 1 })
      .where('application_number', '=', number)
      .execute()
    const { id, members_count } = await server.db
      .selectFrom('reservations')
      .select(['id', 'members_count'])
      .where('application_number', '=', number)
      .executeTakeFirstOrThrow()
    expect(members_count).toBe(3)
    await expect(eat({ reservation: id, place: 3 })).rejects.toMatchObject(notSold)
  })

  it('refuses the refund of an eaten portion', async () => {
    const ticket = await soldMeal()
    const refund = () =>
      server.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: number }>`
          insert into cash_receipts (session_id, counter, taken_by, series, record_type, record_id, record_name, reason)
          select s.id, s.counter, s.user_id, r.series || 'R', 'ticket', 1, 'x', 'x'
          from pos_tickets t join cash_receipts r on r.id = t.receipt_id join cash_sessions s on s.id = r.session_id
          where t.id = ${ticket.ticketid} returning id`.execute(trx)
        const receipt = rows[0]?.id
        await sql`insert into cash_book (receipt_id, tender, kind, category, amount, undoes)
          select ${receipt}, b.tender, b.kind, b.category, -b.amount, b.id
          from pos_tickets t join cash_book b on b.receipt_id = t.receipt_id where t.id = ${ticket.ticketid}`.execute(
          trx,
        )
        await sql`with ticket as (
            insert into pos_tickets (systemid, receipt_id, amount, cash, undoes, reason)
            values (3, ${receipt}, -25, -25, ${ticket.ticketid}, 'x') returning id, systemid)
          insert into pos_ticket_lines (ticket_id, systemid, place, product_id, category_id, product_name, category_name, type, qty, price,
            total, undoes, fromdate, todate)
          select ticket.id, ticket.systemid, 1, product_id, category_id, 'x', 'x', 'm', -1, 25, -25, l.id, fromdate, todate
          from ticket, pos_ticket_lines l where l.ticket_id = ${ticket.ticketid}`.execute(trx)
      })
    await served(ticket.receipt_number)
    await expect(refund()).rejects.toMatchObject({ constraint: 'pos_lines_give_back_what_was_sold' })
    await sql`update pos_meals set undone_at = now(), undone_by = served_by
      where line_id = ${ticket.products[0]?.id}`.execute(server.db)
    await refund()
  })
})
