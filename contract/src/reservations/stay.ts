import { daysBetween } from '../dates.ts'
import { onWire, rupees, sum, toRupee } from '../money.ts'
import type { Amount } from '../rupees.ts'

/** The maximum number of rooms of a reservation. */
export const MAX_ROOMS = 100

/** The refusal of a change of arrival after check-in. */
export const arrivalStays = 'The guest is checked in, so the arrival day cannot change.'

export type StayDates = { arrival_date: string; departure_date: string }

/** The refusal of a departure that would give back nights that a guest has slept. */
export const nightsStay = 'The guest is checked in, so the departure cannot be before today.'

/**
 * Whether another departure would end a stay before `today` that was not to end then: for a guest who is checked
 * in, nights until today are used, and their Bhent is not given back.
 */
export const endsBefore = (today: string, stay: StayDates, departure_date: string): boolean =>
  departure_date < today && departure_date < stay.departure_date

/** The days that a screen shows, as calls that change the rooms of a stay take them. */
export const shownDays = ({ arrival_date, departure_date }: StayDates) => ({
  old_arrival_date: arrival_date,
  old_departure_date: departure_date,
})

/** Stay days: the nights between arrival (included) and departure (excluded). */
export const nights = (stay: StayDates): number => daysBetween(stay.arrival_date, stay.departure_date)

/** The price of the rooms for the stay, in rupees: the sum of price times stay days, rounded to the rupee. */
export const stayTotal = (prices: readonly Amount[], stayDays: number): number =>
  onWire(toRupee(sum(prices.map((price) => rupees(price).times(stayDays)))))

/** The times of a stay that most guests keep; forms of the desk open with them. */
export const USUAL_TIMES = { arrival_time: '12:00', departure_time: '10:00' } as const
