import { chance, type Random } from './random.ts'
import type { Booking } from './stay-sample.ts'

/**
 * The present state of an application. LAPSED: without a check-in within 24 hours of the arrival the allotment was
 * cancelled, before the Bhent was taken (NEW again) or after it (still PAID).
 */
export type Fate = 'NEW' | 'HOLD' | 'PAID' | 'CHECKED_IN' | 'LAPSED_NEW' | 'LAPSED_PAID' | 'CANCELLED'

/**
 * Returns the shares of paid, and of paid or held applications among those that are not cancelled. The shares are
 * higher when the arrival is nearer.
 */
function progress(daysAhead: number): [paid: number, held: number] {
  if (daysAhead <= 3) return [0.5, 0.8]
  return [0.3, 0.62]
}

/** Returns the state of a booking `daysAhead` days before its arrival; negative: after it. */
export function fateOf(random: Random, booking: Booking, daysAhead: number): Fate {
  const lot = random()
  // A cancellation in the future has not happened yet.
  if (booking.status === 'Canceled' && booking.statusDay <= -daysAhead) return 'CANCELLED'
  if (daysAhead < -1 && (booking.status === 'No-Show' || lot < 0.03))
    return chance(random, 0.6) ? 'LAPSED_PAID' : 'LAPSED_NEW'
  // The rooms of these applications are released 24 hours after the arrival.
  if (daysAhead === -1 && lot < 0.25) return lot < 0.15 ? 'PAID' : 'HOLD'
  if (daysAhead < 0) return 'CHECKED_IN'
  if (daysAhead === 0) return lot < 0.45 ? 'CHECKED_IN' : lot < 0.72 ? 'PAID' : lot < 0.9 ? 'HOLD' : 'NEW'
  const [paid, held] = progress(daysAhead)
  return lot < paid ? 'PAID' : lot < held ? 'HOLD' : 'NEW'
}
