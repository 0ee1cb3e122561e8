import { daysBetween } from '../dates.ts'
import { onWire, rupees, sum, toRupee } from '../money.ts'
import type { Amount } from '../rupees.ts'

/** The maximum number of rooms of a reservation. */
export const MAX_ROOMS = 100

/** The refusal of a change of arrival after check-in. */
export const arrivalStays = 'The guest is checked in, so the arrival day cannot change.'

export type StayDates = { arrival_date: string; departure_date: string }

/** The refusal of a departure that would refund nights that a guest has already used. */
export const nightsStay = 'The guest is checked in, so the departure cannot be before today.'

/**
 * Whether a new departure would shorten a stay to a day before `today`. The nights of a checked-in guest until today
 * are used, and their Bhent is not refunded.
 */
export const endsBefore = (today: string, stay: StayDates, departure_date: string): boolean =>
  departure_date < today && departure_date < stay.departure_date

/** The days that a screen shows, in the fields of the calls that change the rooms of a stay. */
export const shownDays = ({ arrival_date, departure_date }: StayDates) => ({
  old_arrival_date: arrival_date,
  old_departure_date: departure_date,
})

/** Stay days: the nights between arrival (included) and departure (excluded). */
export const nights = (stay: StayDates): number => daysBetween(stay.arrival_date, stay.departure_date)

/** The price of the rooms for the stay, in rupees: the sum of price times stay days, rounded to the rupee. */
export const stayTotal = (prices: readonly Amount[], stayDays: number): number =>
  onWire(toRupee(sum(prices.map((price) => rupees(price).times(stayDays)))))

/** The usual times of arrival and departure, with which the forms of the desk open. */
export const USUAL_TIMES = { arrival_time: '12:00', departure_time: '10:00' } as const
