import type { StayDates } from './stay.ts'

/** The maximum number of reservations in a combined one. */
export const MAX_COMBINED = 50

type TimedStay = StayDates & { arrival_time: string; departure_time: string }

const arrival = (stay: TimedStay) => `${stay.arrival_date} ${stay.arrival_time}`
const departure = (stay: TimedStay) => `${stay.departure_date} ${stay.departure_time}`

/**
 * The stay that covers all of these, or undefined when they cannot be combined: in order of arrival, each must share a
 * night with those before it. With a gap, rooms would be held for empty nights.
 */
export function combinedStay(stays: readonly TimedStay[]): TimedStay | undefined {
  const [first, ...later] = stays.toSorted((a, b) => (arrival(a) < arrival(b) ? -1 : 1))
  if (!first) return undefined
  let last = first
  for (const stay of later) {
    if (stay.arrival_date >= last.departure_date) return undefined
    if (departure(stay) > departure(last)) last = stay
  }
  const { arrival_date, arrival_time } = first
  const { departure_date, departure_time } = last
  return { arrival_date, arrival_time, departure_date, departure_time }
}
