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
 * The amount that is collected at once (or given back, if negative) when the Bhent of a reservation becomes `total`: for a
 * paid one the difference to the paid amount, otherwise nothing. Of what is given back `upi_back` goes back by UPI, as
 * it was paid.
 */
export function differenceOf({ status, payments, refundable }: Paid, total: number) {
  const paid = onWire(sum(payments.map((payment) => payment.payment_amount)))
  const difference = status === 'PAID' ? onWire(rupees(total).minus(paid)) : 0
  const undoing = difference < 0 ? allocateRefund(refundable, -difference) : null
  return { paid, difference, upi_back: Math.abs(totalIn(undoing ?? [], 'UPI')) }
}

/**
 * The Bhent of a reservation's rooms on other days, in rupees, with `differenceOf`.
 * Undefined without a change: it holds no rooms, its days are the same, or they are no stay.
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
