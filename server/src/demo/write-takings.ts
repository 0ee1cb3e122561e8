import type { Counter } from '@nivas/contract/cash/counters.ts'
import { seriesOf } from '@nivas/contract/cash/numbers.ts'
import type { Kind, Tender } from '@nivas/contract/cash/tenders.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { tillOf } from './cash-sessions.ts'
import { closeSessions, type Drawer, movedAtShops } from './close-sessions.ts'
import { insertRows, takeIds } from './insert-rows.ts'
import { latest, type Moment } from './moments.ts'
import type { Random } from './random.ts'

/** A session of a shop. */
export type Till = Omit<Drawer, 'last'> & { counter: Counter; opened_at: Moment; opening_float: number }

/** Gives ids to sessions. */
export async function numberTills(trx: Transaction<DB>, tills: readonly Omit<Till, 'id'>[]): Promise<Till[]> {
  const ids = await takeIds(trx, 'cash_sessions', tills.length)
  return tills.map((till, i) => ({ id: ids[i] ?? 0, ...till }))
}

/** A row of the cash book. A row that gives money back names the row that it undoes. */
export type TakenRow = {
  id: number
  tender: Tender
  kind: Kind
  category: string | null
  amount: number
  undoes: number | null
}

/** Takes ids for rows of the cash book. */
export const takeRowIds = (trx: Transaction<DB>, count: number): Promise<number[]> =>
  takeIds(trx, 'cash_book', count)

/** A receipt. Its number is its position among the sales or the refunds of its till. */
export type Taken = {
  till: Till
  at: Moment
  record: { type: string; id: number; name: string }
  utr: string | null
  reason: string | null
  rows: readonly TakenRow[]
}

/**
 * Writes sessions of shops with their receipts, in order of time, and closes those that have ended.
 *
 * @returns the ids of the receipts
 */
export async function writeTakings(
  trx: Transaction<DB>,
  random: Random,
  tills: readonly Till[],
  taken: readonly Taken[],
): Promise<number[]> {
  await insertRows(
    trx,
    'cash_sessions',
    tills.map(({ day: _, isOpen: __, ...till }) => ({ ...till, till: tillOf(random), carried_over: false })),
  )
  const sessions = await trx
    .selectFrom('cash_sessions')
    .select(['id', 'number'])
    .where(
      'id',
      'in',
      tills.map(({ id }) => id),
    )
    .execute()
  const numberOf = new Map(sessions.map(({ id, number }) => [id, number]))
  const seriesAt = ({ id, counter, day }: Till, reason: string | null) =>
    seriesOf(counter, numberOf.get(id) ?? 0, day, reason !== null)

  const ids = await takeIds(trx, 'cash_receipts', taken.length)
  await insertRows(
    trx,
    'cash_receipts',
    taken.map(({ till, at, record, utr, reason }, i) => ({
      ...{ id: ids[i], session_id: till.id, counter: till.counter, taken_by: till.user_id, taken_at: at },
      series: seriesAt(till, reason),
      ...{ record_type: record.type, record_id: record.id, record_name: record.name, utr, reason },
    })),
  )
  await insertRows(
    trx,
    'cash_book',
    taken.flatMap(({ rows }, i) => rows.map((row) => ({ ...row, receipt_id: ids[i] }))),
  )
  await closeSessions(
    trx,
    random,
    tills.map((till) => ({ ...till, last: lastOf(till, taken) })),
    movedAtShops,
  )
  return ids
}

const lastOf = (till: Till, taken: readonly Taken[]): Moment =>
  latest(till.opened_at, ...taken.filter((one) => one.till === till).map(({ at }) => at))
