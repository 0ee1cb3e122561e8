import { readFileSync } from 'node:fs'
import { daysBetween } from '@nivas/contract/dates.ts'

/** The first Monday of the sampled weeks, and their number of days. */
export const SAMPLE_START = '2016-05-09'
export const SAMPLE_DAYS = 35

/** A real booking. README.md names the source. */
export type Booking = {
  /** The day of arrival, counted from the sample's first Monday. */
  day: number
  /** A stay without a night has 0. */
  nights: number
  adults: number
  children: number
  babies: number
  /** Whether lunch or dinner was ordered with the room. */
  meals: boolean
  /** The days between booking and arrival. */
  leadDays: number
  status: 'Check-Out' | 'Canceled' | 'No-Show'
  /** The day of the last change of its status, counted from its arrival. */
  statusDay: number
}

/** Reads the real bookings of the sample, in order of arrival. */
export function readSample(): Booking[] {
  const [, ...lines] = readFileSync(new URL('./stay-sample.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [arrival = '', nights, adults, children, babies, meal = '', lead, status, changed = ''] =
      line.split(',')
    return {
      day: daysBetween(SAMPLE_START, arrival),
      nights: Number(nights),
      adults: Number(adults),
      children: Number(children),
      babies: Number(babies),
      meals: meal === 'HB' || meal === 'FB',
      leadDays: Number(lead),
      status: status as Booking['status'],
      statusDay: daysBetween(arrival, changed),
    }
  })
}
