import { dayIn } from '@nivas/contract/dates.ts'
import { allocate, allocatedAmount } from '@nivas/contract/electrical/allocate.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import type { ReadingBalance } from '@nivas/contract/electrical/payment-schemas.ts'
import { FIXED } from './ground.ts'
import { type Kind, newMark, rowsOf, step } from './kind.ts'

const UNITS = 20

/** The reading of a house, the look-up of its dues and their payment. */
export const dues: Kind = {
  name: 'reading and dues',
  make: (n, { line, fixedCharge, houses }) => {
    const mark = newMark()
    const house = houses[n]
    if (house === undefined) throw new Error('Every house was read: prepareGround makes too few')
    const today = dayIn('Asia/Kolkata')
    const [year = 0, month = 0] = addMonths(today, 0).split('-').map(Number)
    const nonfixed = { id: house, reading: UNITS, units: UNITS, newMeter: false, lastReading: 0 }
    const read = step(electrical.saveReadings, () => ({
      readingMonth: { month, year, line },
      readings: [{ nonfixed, fixed: [{ id: fixedCharge, chargeAmount: FIXED }] }],
    }))
    const look = step(electrical.readingsBalance, () => ({ id: house }))
    const pay = step(electrical.applyPayment, () => {
      // A step can have any call; `look` has `readingsBalance`.
      const lines = look.answer as unknown as ReadingBalance[]
      const readingPayments = allocate(
        lines.map(({ readingdate, ...one }) => ({ ...one, month: readingdate })),
        100,
      )
      const amount = allocatedAmount(readingPayments)
      return { id: mark, paymentDate: today, paymentType: 1, amount, readingPayments }
    })
    return { mark, steps: [read, look, pay] }
  },
  check: async (client, pieces) => {
    const paid = await rowsOf<{ mark: string; receipts: number }>(
      client,
      pieces,
      `select p.key::text as mark, count(p.receipt_id)::int as receipts from dues_payments p
       where p.key::text = any($1) group by p.key, p.id`,
    )
    const read = await client.query<{ id: number; readings: number }>(
      `select profile_id as id, count(*)::int as readings from electric_readings group by profile_id`,
    )
    const readings = new Map(read.rows.map((row) => [row.id, row.readings]))
    const wrong = { lost: 0, doubled: 0 }
    for (const { mark, steps } of pieces) {
      const [reading, look, pay] = steps
      const there = paid.get(mark) ?? []
      if (there.length > 1) wrong.doubled += 1
      if (pay?.answer && there[0]?.receipts !== 1) wrong.lost += 1
      const times = readings.get(Number(look?.request().id)) ?? 0
      if (reading?.answer && times !== 1) wrong.lost += 1
    }
    return wrong
  },
}
