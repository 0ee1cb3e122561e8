import { nights, stayTotal } from '@nivas/contract/reservations/stay.ts'
import type { Application, Circumstances } from './application.ts'
import { addMinutes, at, earliest, latest, type Moment, momentBetween, timeOf } from './moments.ts'
import { chance, pick, type Random } from './random.ts'
import { donations } from './remarks.ts'

export type Payment = {
  application: Application
  kind: 'BHENT' | 'DIFFERENCE' | 'REFUND'
  payment_amount: number
  donation_amount: number
  taken_by: number
  taken_at: Moment
}

export const isPaid = ({ fate, child }: Application): boolean =>
  !child && (fate === 'PAID' || fate === 'CHECKED_IN' || fate === 'LAPSED_PAID')

/** Returns the price of an application's rooms for its whole stay, in rupees. */
const costOf = (application: Application): number =>
  stayTotal(
    application.rooms.map(({ price }) => price),
    nights(application),
  )

/** The differences, in rupees a day, when rooms were exchanged. */
const exchanged = [-100, 50, 130] as const

const OPENS = '08:00'
const CLOSES = '20:00'
const HALF_A_DAY = 12 * 60

/**
 * Moves a moment of the night by twelve hours to a moment when the counter is open. Returns it unchanged if neither the
 * earlier nor the later one lies between `from` and `to`.
 */
function whenOpen(moment: Moment, from: Moment, to: Moment): Moment {
  const isOpen = (one: Moment) => timeOf(one) >= OPENS && timeOf(one) < CLOSES
  const other = [-HALF_A_DAY, HALF_A_DAY].map((minutes) => addMinutes(moment, minutes))
  return [moment, ...other].find((one) => isOpen(one) && one >= from && one <= to) ?? moment
}

/** Returns the payments of one reservation, in order. Their sum is the price of its rooms. */
function paymentsOf(random: Random, application: Application, { now, staff }: Circumstances): Payment[] {
  const total = costOf(application)
  const came = application.gate_checked_in_at ?? at(application.arrival_date, application.arrival_time)
  const [from, to] = [application.created_at, earliest(came, now)]
  const taken_at = whenOpen(momentBetween(random, from, to), from, to)
  const payment = {
    application,
    taken_by: chance(random, 0.8) ? staff.cashier : staff.desk,
  }
  const difference = chance(random, 0.03) ? pick(random, exchanged) * nights(application) : 0
  const bhent: Payment = {
    ...payment,
    kind: 'BHENT',
    payment_amount: total - difference,
    donation_amount: pick(random, donations),
    taken_at,
  }
  if (difference === 0 || bhent.payment_amount <= 0) return [{ ...bhent, payment_amount: total }]
  return [
    bhent,
    {
      ...payment,
      kind: difference > 0 ? 'DIFFERENCE' : 'REFUND',
      payment_amount: difference,
      donation_amount: 0,
      taken_at: latest(taken_at, earliest(addMinutes(taken_at, 90), came, now)),
    },
  ]
}

/** Returns all payments in order of time. */
export function listPayments(random: Random, applications: Application[], around: Circumstances): Payment[] {
  return applications
    .filter(isPaid)
    .flatMap((application) => paymentsOf(random, application, around))
    .toSorted((a, b) => (a.taken_at < b.taken_at ? -1 : a.taken_at > b.taken_at ? 1 : 0))
}
