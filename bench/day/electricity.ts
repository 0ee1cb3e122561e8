import { dayIn } from '@nivas/contract/dates.ts'
import { allocate, allocatedAmount, selectedAmount } from '@nivas/contract/electrical/allocate.ts'
import { electrical } from '@nivas/contract/electrical/calls.ts'
import { addMonths } from '@nivas/contract/electrical/months.ts'
import { note } from './acknowledged.ts'
import type { Staff } from './client.ts'
import { drawn, oneOf, type Work } from './work.ts'

/** The number of houses in a page of readings. */
const PAGE = 10

/** Reads up to ten houses of a line that were not read in a month. */
async function readPage(staff: Staff, line: number, month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const asked = { readingMonth: number, readingYear: year, line }
  const page = await staff('electricity: a page', electrical.readings, asked)
  const rows = page?.data.slice(0, PAGE) ?? []
  if (rows.length === 0) return
  await staff('electricity: readings', electrical.saveReadings, {
    readingMonth: { month: number, year, line },
    readings: rows.map(({ id, houseno, lastReading, chargeTypes }) => {
      const units = 20 + drawn(200)
      return {
        nonfixed: { id, houseno, reading: lastReading + units, units, newMeter: false, lastReading },
        fixed: chargeTypes.map((charge) => ({ id: charge.id, chargeAmount: charge.chargeAmount })),
      }
    }),
  })
}

/** Takes up to Rs. 500 of the dues of a house. */
async function payDues(staff: Staff, house: number) {
  const owed = await staff('electricity: Pay Dues', electrical.readingsBalance, { id: house })
  const lines = owed?.data.map(({ readingdate, ...line }) => ({ ...line, month: readingdate })) ?? []
  const owing = selectedAmount(lines)
  if (owing <= 0) return
  const readingPayments = allocate(lines, Math.min(owing, 1 + drawn(500)))
  const amount = allocatedAmount(readingPayments)
  const paid = await staff('electricity: a payment', electrical.applyPayment, {
    ...{
      id: crypto.randomUUID(),
      paymentDate: dayIn('Asia/Kolkata'),
      paymentType: 1,
      amount,
      readingPayments,
    },
  })
  if (paid) note(readingPayments.reduce((sum, { amount }) => sum + amount, 0))
}

/**
 * Two counters: each takes the dues of houses on half of the lines, and reads a page of these houses in every fifth
 * turn. The counters share no lines, because a reading that is corrected during a payment changes the dues, and the
 * payment would be refused.
 */
export const electricityCounters = (
  houses: readonly { id: number; line: number }[],
  lines: readonly number[],
): Work => ({
  ...{ name: 'electricity counters', people: 2, every: 3_000 },
  open: (staff, number) => {
    const ownLines = lines.filter((id) => id % 2 === number % 2)
    const own = houses.filter(({ line }) => ownLines.includes(line)).map(({ id }) => id)
    let turns = 0
    return async () => {
      turns += 1
      if (turns % 5 === 0 && ownLines.length > 0)
        await readPage(staff, oneOf(ownLines), addMonths(dayIn('Asia/Kolkata'), 0))
      else await payDues(staff, oneOf(own))
    }
  },
})
