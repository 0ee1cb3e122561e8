import { addDays, dayIn } from '@nivas/contract/dates.ts'

/** The rooms of both houses, all alike; they have the same stays, too. */
export const ROOMS = 200
export const STAYS = Number(process.env.STAYS ?? 10_000)

/** Stays of a room begin at this distance of days, and are shorter. */
const TURN = 7

export const today = dayIn('Asia/Kolkata')

/** A stay of the filling: the place of its room from 0, its days, and who comes. */
export type Stay = { number: number; room: number; arrival: string; nights: number; name: string }

/** Every room has a stay of two to four nights in each week from today on; on every night more than half are free. */
export const stays: readonly Stay[] = Array.from({ length: STAYS }, (_, n) => ({
  number: n + 1,
  room: n % ROOMS,
  arrival: addDays(today, Math.floor(n / ROOMS) * TURN + ((n % ROOMS) % TURN)),
  nights: 2 + (n % 3),
  name: `Guest ${n + 1}`,
}))

/** Parties that are booked during the measurement arrive within this many days. */
const DAYS = 300

/** The party of a booking: two people for two nights. */
export const partyOf = (number: number) => {
  const arrival = addDays(today, 1 + (number % DAYS))
  return { name: `Party ${number}`, arrival, departure: addDays(arrival, 2) }
}
