import type { Application } from './application.ts'
import type { Random } from './random.ts'
import type { Room } from './venue.ts'

type Nights = { arrival_date: string; departure_date: string }

/** The nights on which each room is taken. */
export type Occupancy = Map<number, Nights[]>

/** Larger parties are spread over several rooms, unless they prefer a dormitory. */
const MOST_IN_A_ROOM = 5

const isFree = (occupancy: Occupancy, room: Room, stay: Nights) =>
  !occupancy
    .get(room.id)
    ?.some((taken) => taken.arrival_date < stay.departure_date && stay.arrival_date < taken.departure_date)

/**
 * Returns the penalty of a room for a number of guests with these preferences, from empty beds, unfulfilled
 * preferences, and the price.
 */
function badness(room: Room, guests: number, preference: Application): number {
  const missed =
    (preference.toilet_type && preference.toilet_type !== room.toilet_type ? 15 : 0) +
    (preference.ac_room !== null && preference.ac_room !== room.has_ac ? 25 : 0)
  return Math.abs(room.max_occupiers - guests) * 10 + missed + room.price / 50
}

/**
 * Assigns free rooms to an application as a good desk would: with enough places and few empty ones, according to the
 * preferences, and on one floor. `random` gives each building a random preference, so that they do not fill up one
 * after the other.
 */
export function takeRooms(
  random: Random,
  application: Application,
  rooms: readonly Room[],
  occupancy: Occupancy,
): void {
  const free = rooms.filter((room) => room.is_active && isFree(occupancy, room, application))
  const fancy = new Map<number, number>()
  const fancyFor = (building: number) => {
    const known = fancy.get(building) ?? random() * 20
    fancy.set(building, known)
    return known
  }
  const most = application.accomodation_type === 'DORMITORY' ? 14 : MOST_IN_A_ROOM
  let left = application.members.length
  while (left > 0) {
    const guests = Math.min(left, most)
    const [first] = application.rooms
    let best: { room: Room; score: number } | undefined
    for (const room of free) {
      if (room.max_occupiers < guests || application.rooms.includes(room)) continue
      const elsewhere = first && first.floor_id !== room.floor_id ? 40 : 0
      const score = badness(room, guests, application) + fancyFor(room.building_id) + elsewhere
      if (!best || score < best.score) best = { room, score }
    }
    if (!best) throw new Error(`No room for ${guests} from ${application.arrival_date}`)
    application.rooms.push(best.room)
    left -= best.room.max_occupiers
  }
  for (const { id } of application.rooms) occupancy.set(id, [...(occupancy.get(id) ?? []), application])
}
