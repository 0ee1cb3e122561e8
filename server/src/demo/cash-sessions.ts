import { allocateRefund, type Kind, splitTenders, type Tender } from '@nivas/contract/cash/tenders.ts'
import { BHENT_BECAME_LESS } from '@nivas/contract/cash/words.ts'
import { addDays } from '@nivas/contract/dates.ts'
import { rupees } from '@nivas/contract/money.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import type { Circumstances } from './application.ts'
import type { Payment } from './cash-book.ts'
import { closeSessions, type Drawer, movedAtBhent } from './close-sessions.ts'
import { insertRows, takeIds } from './insert-rows.ts'
import { addMinutes, at, dayOf, earliest, latest, type Moment } from './moments.ts'
import { between, chance, pick, type Random, seeded } from './random.ts'

/** The cash in a drawer in the morning, in rupees. */
export const floats = [500, 1000, 1000, 2000] as const

type Session = Omit<Drawer, 'last'> & { opened_at: Moment; opening_float: number; payments: Payment[] }

/** A row of the cash book, before the database adds the values of its receipt. */
type Row = {
  id: number
  receipt_id: number
  tender: Tender
  kind: Kind
  category: null
  amount: number
  undoes: number | null
}

/**
 * Makes one session a day for each cashier. The desk has not closed its last session before today (yesterday's, if it
 * took money then) and continues in it, so that one session is open for too long.
 */
function sessionsOf(
  random: Random,
  payments: readonly Payment[],
  { today, staff }: Circumstances,
): Session[] {
  const sessions = new Map<string, Session>()
  const daysOfDesk = payments
    .filter(({ taken_by }) => taken_by === staff.desk)
    .map((one) => dayOf(one.taken_at))
  const lastDay =
    daysOfDesk
      .filter((day) => day < today)
      .toSorted()
      .at(-1) ?? addDays(today, -1)
  for (const payment of payments) {
    const { taken_by, taken_at } = payment
    const day = taken_by === staff.desk && dayOf(taken_at) === today ? lastDay : dayOf(taken_at)
    const forgotten = taken_by === staff.desk && day === lastDay
    // The session must open more than 18 hours ago at any time of the day.
    const opens = at(day, forgotten ? '05:45' : '08:45')
    const key = `${taken_by} ${day}`
    const session = sessions.get(key) ?? {
      id: 0,
      user_id: taken_by,
      day,
      opened_at: earliest(opens, addMinutes(taken_at, -5)),
      opening_float: pick(random, floats),
      isOpen: day === today || forgotten,
      payments: [],
    }
    session.payments.push(payment)
    sessions.set(key, session)
  }
  return [...sessions.values()].toSorted((a, b) => (a.opened_at < b.opened_at ? -1 : 1))
}

/** Returns how much of a payment is by UPI: all of one payment in three, and half of a few. */
const upiOf = (random: Random, total: number): number =>
  chance(random, 0.3) ? total : chance(random, 0.06) ? Math.floor(total / 2) : 0

/** Returns the rows of each payment, in order. A refund undoes the earlier payments of the reservation. */
function rowsOf(
  random: Random,
  payments: readonly Payment[],
  receiptIds: readonly number[],
  ids: number[],
): Row[] {
  const rows: Row[] = []
  payments.forEach(({ application, payment_amount, donation_amount }, i) => {
    const receipt_id = receiptIds[i] ?? 0
    const add = (row: Pick<Row, 'tender' | 'kind' | 'amount' | 'undoes'>) =>
      rows.push({ id: ids.shift() ?? 0, receipt_id, category: null, ...row })
    if (payment_amount < 0) {
      const of = new Set(receiptIds.filter((_, at) => payments[at]?.application === application))
      const paid = rows
        .filter((row) => of.has(row.receipt_id) && row.kind === 'BHENT' && row.amount > 0)
        .map((row) => ({ ...row, remaining: row.amount, utr: null }))
      for (const { undoes, tender, kind, amount } of allocateRefund(paid, -payment_amount) ?? [])
        add({ undoes, tender, kind, amount })
      return
    }
    const due = [
      { kind: 'BHENT' as const, amount: payment_amount },
      { kind: 'DONATION' as const, amount: donation_amount },
    ]
    const total = rupees(payment_amount).plus(donation_amount).toNumber()
    for (const line of splitTenders(due, upiOf(random, total))) add({ ...line, undoes: null })
  })
  return rows
}

export const tillOf = (random: Random): string => {
  const digits = Array.from({ length: 32 }, () => between(random, 0, 15).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}

/** Makes a reference with as many digits as those of the bank. */
export const utrOf = (random: Random): string =>
  Array.from({ length: 12 }, (_, i) => between(random, i === 0 ? 1 : 0, 9)).join('')

/**
 * Writes payments into the cash book: a session for each cashier and day, receipts and rows, counts and Z reports. Uses
 * a separate random seed.
 */
export async function writeCashBook(
  trx: Transaction<DB>,
  payments: readonly Payment[],
  around: Circumstances,
): Promise<void> {
  const random = seeded(7)
  const sessions = sessionsOf(random, payments, around)
  const sessionIds = await takeIds(trx, 'cash_sessions', sessions.length)
  const sessionOf = new Map<Payment, number>()
  sessions.forEach((session, i) => {
    session.id = sessionIds[i] ?? 0
    for (const payment of session.payments) sessionOf.set(payment, session.id)
  })
  await insertRows(
    trx,
    'cash_sessions',
    sessions.map(({ id, user_id, opened_at, opening_float }) => ({
      id,
      counter: 'bhent',
      user_id,
      // Each session has a different till, because all of them are open until they are closed below.
      till: tillOf(random),
      opened_at,
      opening_float,
      carried_over: false,
    })),
  )

  const receiptIds = await takeIds(trx, 'cash_receipts', payments.length)
  const rows = rowsOf(random, payments, receiptIds, await takeIds(trx, 'cash_book', 4 * payments.length))
  const byUpi = new Set(
    rows.filter(({ tender, amount }) => tender === 'UPI' && amount > 0).map((row) => row.receipt_id),
  )
  await insertRows(
    trx,
    'cash_receipts',
    payments.map((payment, i) => {
      const { application, kind, taken_by, taken_at } = payment
      const id = receiptIds[i] ?? 0
      return {
        id,
        session_id: sessionOf.get(payment),
        counter: 'bhent',
        taken_by,
        taken_at,
        series: 'bhent',
        record_type: 'reservation',
        record_id: application.id,
        record_name: `${application.application_number} ${application.applicant_name}`,
        utr: byUpi.has(id) ? utrOf(random) : null,
        reason: kind === 'REFUND' ? BHENT_BECAME_LESS : null,
      }
    }),
  )
  await insertRows(trx, 'cash_book', rows)
  await insertRows(
    trx,
    'reservation_receipts',
    payments.map(({ application, kind }, i) => ({
      receipt_id: receiptIds[i],
      reservation_id: application.id,
      is_paid: true,
      kind,
    })),
  )
  const drawers = sessions.map((session) => ({
    ...session,
    last: latest(session.opened_at, ...session.payments.map((one) => one.taken_at)),
  }))
  await closeSessions(trx, random, drawers, movedAtBhent)
}
