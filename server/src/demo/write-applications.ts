import { mealsOf } from '@nivas/contract/reservations/meals.ts'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Application, Circumstances } from './application.ts'
import { isPaid, listPayments, type Payment } from './cash-book.ts'
import { writeCashBook } from './cash-sessions.ts'
import { insertRows, takeIds } from './insert-rows.ts'
import { chance, type Random } from './random.ts'
import { writeReleased } from './write-released.ts'

/** Returns the stored status of a fate. A combined application is always COMBINED. */
const statusOf = ({ fate, child }: Application) => {
  if (child) return 'COMBINED'
  if (fate === 'LAPSED_NEW') return 'NEW'
  return fate === 'CHECKED_IN' || fate === 'LAPSED_PAID' ? 'PAID' : fate
}

/** Gives application numbers in the order of application. */
async function giveNumbers(trx: Transaction<DB>, applications: Application[]): Promise<void> {
  const ids = await takeIds(trx, 'reservations', applications.length)
  const { rows } = await sql<{ running: number }>`
    select nextval('application_numbers') as running from generate_series(1, ${applications.length})`.execute(
    trx,
  )
  applications.forEach((application, i) => {
    application.id = ids[i] ?? 0
    const year = application.created_at.slice(2, 4)
    application.application_number = `A${year}-${String(rows[i]?.running).padStart(6, '0')}`
  })
}

/** Makes the meal tickets: at the payment when meals were requested, and for some others at the check-in. */
function ticketsOf(random: Random, paid: Application[], payments: Payment[]) {
  const bhent = new Map(
    payments.filter(({ kind }) => kind === 'BHENT').map((payment) => [payment.application.id, payment]),
  )
  return paid.flatMap((application) => {
    const { id, wants_meals, checked_in_at, checked_in_by } = application
    const payment = bhent.get(id)
    const meals = mealsOf(application)
    if (wants_meals && payment)
      return [{ reservation_id: id, meals, generated_at: payment.taken_at, generated_by: payment.taken_by }]
    if (checked_in_at && chance(random, 0.5))
      return [{ reservation_id: id, meals, generated_at: checked_in_at, generated_by: checked_in_by }]
    return []
  })
}

/** Writes applications with their stays, payments and tickets. */
export async function writeApplications(
  trx: Transaction<DB>,
  random: Random,
  applications: Application[],
  around: Circumstances,
): Promise<void> {
  const inOrder = applications.toSorted((a, b) =>
    a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0,
  )
  await giveNumbers(trx, inOrder)
  await insertRows(
    trx,
    'reservations',
    inOrder.map(({ fate: _fate, rooms: _rooms, child, ...columns }, i) => ({
      ...columns,
      status: statusOf(inOrder[i] as Application),
      combined_into: child?.id ?? null,
    })),
  )
  const holding = inOrder.filter(
    ({ fate, child }) => !child && (fate === 'HOLD' || fate === 'PAID' || fate === 'CHECKED_IN'),
  )
  await insertRows(
    trx,
    'stays',
    holding.flatMap(({ id, arrival_date, departure_date, created_at, rooms }) =>
      rooms.map((room) => ({
        reservation_id: id,
        room_id: room.id,
        arrival_date,
        departure_date,
        holds_rooms: true,
        price: room.price,
        held_at: created_at,
      })),
    ),
  )
  await writeReleased(trx, inOrder)
  const paid = inOrder.filter(isPaid)
  const payments = listPayments(random, paid, around)
  await writeCashBook(trx, payments, around)
  await insertRows(trx, 'meal_tickets', ticketsOf(random, paid, payments))
}
