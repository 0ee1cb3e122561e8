import { allocateRefund, totalIn } from '@nivas/contract/cash/tenders.ts'
import { wrongStay } from '@nivas/contract/date-order.ts'
import { isDate } from '@nivas/contract/dates.ts'
import { onWire, rupees, sum } from '@nivas/contract/money.ts'
import type { ReservationDetail } from '@nivas/contract/reservations/schemas.ts'
import { nights, stayTotal } from '@nivas/contract/reservations/stay.ts'
import type * as z from 'zod'

type Detail = z.output<typeof ReservationDetail>
type Paid = Pick<Detail, 'status' | 'payments' | 'refundable'>
type Held = Paid & Pick<Detail, 'arrival_date' | 'departure_date' | 'total_amount' | 'rooms'>

/**
 * Returns the amount to collect now (negative: to give back) when the Bhent of a reservation becomes `total`: the
 * difference to the paid amount if it is PAID, otherwise 0. `upi_back` is the part that goes back by UPI, as it was
 * paid.
 */
export function differenceOf({ status, payments, refundable }: Paid, total: number) {
  const paid = onWire(sum(payments.map((payment) => payment.payment_amount)))
  const difference = status === 'PAID' ? onWire(rupees(total).minus(paid)) : 0
  const undoing = difference < 0 ? allocateRefund(refundable, -difference) : null
  return { paid, difference, upi_back: Math.abs(totalIn(undoing ?? [], 'UPI')) }
}

/**
 * Returns the Bhent of a reservation's rooms on different days, in rupees, with the result of `differenceOf`. Undefined
 * when nothing changes: it holds no rooms, or the days are the same or not a valid stay.
 */
export function newBhent(
  held: Held,
  arrival_date: unknown,
  departure_date: unknown,
): { total: number; before: number; difference: number; upi_back: number } | undefined {
  if (typeof arrival_date !== 'string' || typeof departure_date !== 'string') return undefined
  if (!isDate(arrival_date) || !isDate(departure_date) || wrongStay(arrival_date, departure_date))
    return undefined
  const same = arrival_date === held.arrival_date && departure_date === held.departure_date
  if (same || held.rooms.length === 0) return undefined
  const total = stayTotal(
    held.rooms.map((room) => room.price),
    nights({ arrival_date, departure_date }),
  )
  const { difference, upi_back } = differenceOf(held, total)
  return { total, before: held.total_amount, difference, upi_back }
}
