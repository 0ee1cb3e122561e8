import { readFileSync } from 'node:fs'
import { daysBetween } from '@nivas/contract/dates.ts'

/** The Monday that the sampled weeks begin with, and how many days they are. */
export const SAMPLE_START = '2016-05-09'
export const SAMPLE_DAYS = 35

/** A real booking; see README.md for where it comes from. */
export type Booking = {
  /** The day of arrival, counted from the Monday the sample begins with. */
  day: number
  /** 0 is a day's use. */
  nights: number
  adults: number
  children: number
  babies: number
  /** Lunch or dinner was ordered with the room. */
  meals: boolean
  /** So many days before arrival it was booked. */
  leadDays: number
  status: 'Check-Out' | 'Canceled' | 'No-Show'
  /** The day of its last change of status, counted from its arrival. */
  statusDay: number
}

/** The real bookings that the demo is drawn from, in order of arrival. */
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
