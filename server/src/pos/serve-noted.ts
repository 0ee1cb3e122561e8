import { readReceiptNumber, receiptNumber } from '@nivas/contract/cash/numbers.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { referenceOf } from '../reservations/index.ts'
import { ALREADY_EATEN, type MealTime } from './meal-right.ts'
import { serve } from './serve-meal.ts'

type Noted = MealTime & { noted: number; paper: string; counter: number; at: Date; by: number }

/** The day and the time of the sale of a waiting ticket, and the codes that a counter may have scanned for it. */
type Sale = { day: string; soldAt: Date; papers: readonly (string | null)[] }

/**
 * Serves the meals that counters gave out before their ticket arrived: till and counter had no network, and the counter
 * was online again first. Meals that the ticket does not cover stay recorded as refused.
 */
export async function serveNoted(
  trx: Transaction<DB>,
  timeZone: string,
  { day, soldAt, papers }: Sale,
): Promise<void> {
  const where = sql`r.day >= ${day} and r.served_at >= ${soldAt}`
  await serveRecorded(trx, timeZone, { where, papers })
}

/** Returns the form in which codes are compared: in lower case, and a receipt number with the usual number of zeros. */
function keyOf(paper: string): string {
  const number = readReceiptNumber(paper)
  return (number ? receiptNumber(number) : paper).trim().toLowerCase()
}

/** A portion that is free again: from a line of a ticket, or from a meal card of a reservation. */
export type Freed = MealTime & { line_id: number | null; reservation_id: number | null; place: number }

/**
 * Serves a recorded meal of the same ticket or card after a mistaken scan was taken back. That meal was refused as
 * already eaten, because a counter without a network had given out the portion. One portion was freed, so one meal is
 * served.
 */
export async function serveFreed(trx: Transaction<DB>, timeZone: string, freed: Freed): Promise<void> {
  const where = sql`r.day = ${freed.day} and r.meal = ${freed.meal} and r.why ->> 'key' = ${ALREADY_EATEN}`
  await serveRecorded(trx, timeZone, { where, papers: await papersOf(trx, freed), most: 1 })
}

type Papers = {
  meal_code: string | null
  printed_as: string | null
  cardno: string | null
  series: string
  number: number
}

/** Returns the codes that a counter can scan or type for this portion, as `findMealRight` reads them. */
async function papersOf(
  trx: Transaction<DB>,
  { line_id, reservation_id, place }: Freed,
): Promise<(string | null)[]> {
  if (reservation_id !== null) return [`${await referenceOf(trx, reservation_id)}/${place}`]
  const { rows } = await sql<Papers>`
    select t.meal_code, t.printed_as, t.cardno, r.series, r.number
    from pos_tickets t join cash_receipts r on r.id = t.receipt_id
    where t.id in (
      select ticket_id from pos_ticket_lines where id = ${line_id}
      union all select b.id from pos_ticket_lines l join pos_tickets b on b.undoes = l.ticket_id where l.id = ${line_id})`.execute(
    trx,
  )
  return rows.flatMap(({ meal_code, printed_as, cardno, ...receipt }) => [
    ...[meal_code, printed_as, cardno],
    receiptNumber(receipt),
  ])
}

/** Selects refused meals `r` with one of these codes; serves at most `most` of them, by default all. */
type Wanted = { where: RawBuilder<unknown>; papers: readonly (string | null)[]; most?: number }

/** Serves the recorded meals that have a right to a portion; the others stay recorded as refused. */
async function serveRecorded(
  trx: Transaction<DB>,
  timeZone: string,
  { where, papers, most = Number.POSITIVE_INFINITY }: Wanted,
): Promise<void> {
  const keys = new Set(papers.flatMap((paper) => (paper === null ? [] : keyOf(paper))))
  const { rows } = await sql<Noted>`
    select r.id as noted, r.paper, r.day, r.meal, r.counter, r.served_at as at, r.served_by as by from pos_refused_meals r
    where ${where} and not exists (select from pos_meals m where m.noted_id = r.id)
    order by r.served_at, r.id`.execute(trx)
  let served = 0
  for (const { paper, ...scan } of rows.filter((row) => keys.has(keyOf(row.paper)))) {
    if (served === most) return
    try {
      await serve(trx, paper, scan, timeZone)
      served += 1
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.again) throw refusal
    }
  }
}
