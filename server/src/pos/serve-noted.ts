import { readReceiptNumber, receiptNumber } from '@nivas/contract/cash/numbers.ts'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { Refusal } from '../http/refusal.ts'
import { ALREADY_EATEN, type MealTime } from './meal-right.ts'
import { serve } from './serve-meal.ts'

type Noted = MealTime & { noted: number; paper: string; counter: number; at: Date; by: number }

/**
 * A ticket that waited: the day and the moment of its sale, and the codes that a counter may have scanned.
 */
type Sale = { day: string; soldAt: Date; papers: readonly (string | null)[] }

/**
 * Serves the meals that counters gave out before their ticket arrived: till and counter had no network, and
 * the counter was back first. Meals that the ticket does not cover stay noted as refused.
 */
export async function serveNoted(
  trx: Transaction<DB>,
  timeZone: string,
  { day, soldAt, papers }: Sale,
): Promise<void> {
  const own = new Set(papers.flatMap((paper) => (paper === null ? [] : keyOf(paper))))
  await serveThose(trx, timeZone, sql`r.day >= ${day} and r.served_at >= ${soldAt}`, (paper) =>
    own.has(keyOf(paper)),
  )
}

/** A code as those that are the same are compared: in any case, a receipt's number with any number of zeros. */
function keyOf(paper: string): string {
  const number = readReceiptNumber(paper)
  return (number ? receiptNumber(number) : paper).trim().toLowerCase()
}

/**
 * Serves the meals that were noted as eaten already, when a scan by mistake is taken back: another counter, without a
 * network, gave out that portion.
 */
export const serveFreed = (trx: Transaction<DB>, timeZone: string, { day, meal }: MealTime): Promise<void> =>
  serveThose(trx, timeZone, sql`r.day = ${day} and r.meal = ${meal} and r.why ->> 'key' = ${ALREADY_EATEN}`)

/** Serves noted meals `r` as far as there is a right to them; the others stay noted as refused. */
async function serveThose(
  trx: Transaction<DB>,
  timeZone: string,
  where: RawBuilder<unknown>,
  isOne: (paper: string) => boolean = () => true,
): Promise<void> {
  const { rows } = await sql<Noted>`
    select r.id as noted, r.paper, r.day, r.meal, r.counter, r.served_at as at, r.served_by as by from pos_refused_meals r
    where ${where} and not exists (select from pos_meals m where m.noted_id = r.id)
    order by r.served_at, r.id`.execute(trx)
  for (const { paper, ...scan } of rows.filter((row) => isOne(row.paper)))
    try {
      await serve(trx, paper, scan, timeZone)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
    }
}
