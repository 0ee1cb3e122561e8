import { daysBetween } from '../dates.ts'
import { type Amount, onWire, rupees, sum, toRupee } from '../money.ts'

/** The most rooms one reservation can hold. */
export const MAX_ROOMS = 100

/** What is said to who would change the arrival of a guest who has come. */
export const arrivalStays = 'The guest is checked in: the day of arrival stays as it is.'

export type StayDates = { arrival_date: string; departure_date: string }

/** Stay days: the nights between arrival (included) and departure (excluded). */
export const nights = (stay: StayDates): number => daysBetween(stay.arrival_date, stay.departure_date)

/** What the rooms cost for the stay, in rupees: the sum of price times stay days, rounded to the rupee. */
export const stayTotal = (prices: readonly Amount[], stayDays: number): number =>
  onWire(toRupee(sum(prices.map((price) => rupees(price).times(stayDays)))))
