import { addDays, dayIn } from '@nivas/contract/dates.ts'

/** The number of equal rooms in both programs, which have the same stays too. */
export const ROOMS = 200
export const STAYS = Number(process.env.STAYS ?? 10_000)

/** The number of days from one stay in a room to the next; every stay is shorter. */
const TURN = 7

export const today = dayIn('Asia/Kolkata')

/** A filled stay: the index of its room, its days, and the name of the guest. */
export type Stay = { number: number; room: number; arrival: string; nights: number; name: string }

/** From today on, every room has a stay of two to four nights in each week; on every night more than half are free. */
export const stays: readonly Stay[] = Array.from({ length: STAYS }, (_, n) => ({
  number: n + 1,
  room: n % ROOMS,
  arrival: addDays(today, Math.floor(n / ROOMS) * TURN + ((n % ROOMS) % TURN)),
  nights: 2 + (n % 3),
  name: `Guest ${n + 1}`,
}))

/** Parties that are booked during the measurement arrive within this many days. */
const DAYS = 300

/** Returns the party of a booking, which stays for two nights. */
export const partyOf = (number: number) => {
  const arrival = addDays(today, 1 + (number % DAYS))
  return { name: `Party ${number}`, arrival, departure: addDays(arrival, 2) }
}
