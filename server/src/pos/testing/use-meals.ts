import { randomUUID } from 'node:crypto'
import { addDays } from '@nivas/contract/dates.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { reservations } from '@nivas/contract/reservations/calls.ts'
import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { beforeAll } from 'vitest'
import { booking, makeRooms, today } from '../../testing/factories.ts'
import type { TestServer } from '../../testing/server.ts'
import { atTill } from '../../testing/till.ts'
import { makeProduct } from './make-product.ts'
import { sell, sessionOf, ticketOf } from './sell.ts'

type Staff = Awaited<ReturnType<typeof atTill>>
type Sold = { qty?: number; from?: string; to?: string; card?: string }
type More = { meal?: MealType; at?: number; minutes?: number; by?: number; key?: string }

/** Prepares a till that sells lunch and a counter that serves meals; returns steps for tests of meals. */
export function useMeals(server: TestServer) {
  let lunch: { id: number; category: number }
  let till: Staff
  let counter: Staff

  beforeAll(async () => {
    lunch = await makeProduct(server, { shop: 3, type: 'm', meal: 'L', price: 25, name: 'Lunch' })
    till = await atTill(server, 'bhandarghar-pos', 'bhandarghar-refund')
    counter = await atTill(server, 'bhandarghar-meal-counter')
  })

  /** Sells a ticket for lunch, by default for today. */
  async function soldMeal({ qty = 1, from = today, to = from, card }: Sold = {}) {
    const { id } = await sessionOf(till, 3)
    const lines = [{ product: lunch.id, category: lunch.category, price: 25, qty, from, to }]
    const customer = card === undefined ? {} : { customer: { cardno: card, name: 'Asha Rao' } }
    return sell(till, ticketOf(3, id, lines, customer))
  }

  /**
   * Makes a reservation of two people for two nights from `arrival` on, by default PAID and with a meal ticket; returns
   * its application number.
   */
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

  /** Scans at a counter; with `minutes`, the scan waited that long in the browser, where the user `by` made it. */
  const scan = (code: string, { meal = 'L', at = 1, minutes, by, key = randomUUID() }: More = {}) =>
    counter.send(
      calls.serveMeal,
      {
        ...{ code, meal, counter: at },
        ...(minutes !== undefined && {
          kept: {
            made_at: new Date(Date.now() - minutes * 60_000).toISOString(),
            sent_at: new Date().toISOString(),
            made_by: by ?? counter.userId,
          },
        }),
      },
      { 'idempotency-key': key },
    )
  const messageOf = async (code: string, more: More = {}) => {
    const { status, body } = await scan(code, more)
    return `${status} ${body.message ?? ''}`
  }
  const served = async (code: string, more: More = {}) => {
    const { status, body } = await scan(code, more)
    if (status !== 200 || !('data' in body)) throw new Error(JSON.stringify(body))
    return body.data
  }
  const board = () => counter.data(calls.mealBoard, {})
  return {
    ...{ soldMeal, stay, scan, messageOf, served, board },
    get till() {
      return till
    },
    get counter() {
      return counter
    },
  }
}
