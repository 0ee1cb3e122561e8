import { receiptNumber } from '@nivas/contract/cash/numbers.ts'
import { addDays } from '@nivas/contract/dates.ts'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { floats, tillOf, utrOf } from '../../demo/cash-sessions.ts'
import { insertNew, insertRows, takeIds } from '../../demo/insert-rows.ts'
import { at, timeBetween } from '../../demo/moments.ts'
import type { DemoAround, DemoPart } from '../../demo/part.ts'
import { between, chance, pick, type Random, shuffled } from '../../demo/random.ts'
import { numberTills, takeRowIds, writeTakings } from '../../demo/write-takings.ts'
import { payDues, readDues, type Visit } from './pay-dues.ts'

const DAYS = 12
/** The least and the greatest number of houses that would pay on a day. */
const HOUSES = [6, 12] as const

/**
 * Returns the first of the last `DAYS` days, or the day after the last signed day, because a signed day must not
 * change.
 */
async function firstDay(trx: Transaction<DB>, today: string): Promise<string> {
  const from = addDays(today, 1 - DAYS)
  const signed = await trx.selectFrom('cash_days').select('day').orderBy('day', 'desc').executeTakeFirst()
  return signed && signed.day >= from ? addDays(signed.day, 1) : from
}

/** Makes the visits to the counter, in order and not later than now. */
function visitsFrom(random: Random, from: string, { today, now }: DemoAround): Visit[] {
  const days = Array.from({ length: DAYS }, (_, i) => addDays(from, i)).filter((day) => day <= today)
  return days.flatMap((day) =>
    Array.from({ length: between(random, ...HOUSES) }, () => at(day, timeBetween(random, 9, 17)))
      .filter((moment) => moment <= now)
      .toSorted()
      .map((moment) => ({ day, at: moment, isPart: chance(random, 0.2), isUpi: chance(random, 0.3) })),
  )
}

/** Payments of dues in the last days, with receipts and sessions; some houses paid only a part. */
export const duesDemo: DemoPart = {
  name: 'dues',

  isEmpty: async (trx) => !(await trx.selectFrom('dues_payments').select('id').limit(1).executeTakeFirst()),

  fill: async (trx, around) => {
    const { random, today, staff } = around
    const houses = shuffled(random, await readDues(trx))
    const payments = payDues(houses, visitsFrom(random, await firstDay(trx, today), around))
    if (payments.length === 0) return
    const tills = await numberTills(
      trx,
      [...new Set(payments.map(({ day }) => day))].map((day) => ({
        ...{ counter: 'electricity' as const, user_id: staff.electricity, day, isOpen: day === today },
        ...{ opened_at: at(day, '08:45'), opening_float: pick(random, floats) },
      })),
    )
    const tillOn = new Map(tills.map((till) => [till.day, till]))
    const ids = await takeIds(trx, 'dues_payments', payments.length)
    const rowIds = await takeRowIds(trx, payments.length)
    const paid = payments.flatMap((payment, i) => {
      const till = tillOn.get(payment.day)
      const tender = payment.isUpi ? ('UPI' as const) : ('CASH' as const)
      const numbered = { id: ids[i] ?? 0, row: rowIds[i] ?? 0, utr: payment.isUpi ? utrOf(random) : null }
      return till ? [{ ...payment, ...numbered, till, tender }] : []
    })
    const receipts = await writeTakings(
      trx,
      random,
      tills,
      paid.map(({ id, row, till, at: moment, house, tender, received, utr }) => ({
        ...{ till, at: moment, utr, reason: null },
        record: { type: 'dues_payment', id, name: `${house.houseno} ${house.name}` },
        rows: [{ id: row, tender, kind: 'DUES' as const, category: null, amount: received, undoes: null }],
      })),
    )
    const given = await trx
      .selectFrom('cash_receipts')
      .select(['id', 'series', 'number'])
      .where('id', 'in', receipts)
      .execute()
    const numberOf = new Map(given.map((receipt) => [receipt.id, receiptNumber(receipt)]))
    await insertRows(
      trx,
      'dues_payments',
      paid.map(({ id, house, received, day, at: taken_at, tender, utr }, i) => ({
        ...{ id, key: tillOf(random), profile_id: house.id, received },
        ...{ receipt_id: receipts[i], receipt_number: numberOf.get(receipts[i] ?? 0), method: tender, utr },
        ...{ paid_on: day, taken_at, taken_by: staff.electricity },
      })),
    )
    const allocations = paid.flatMap(({ id, house, allocations: parts }) =>
      parts.map(({ readingId, amount }) => ({
        ...{ payment_id: id, profile_id: house.id, line_id: readingId, amount },
      })),
    )
    await insertNew(trx, 'dues_allocations', allocations)
  },
}
