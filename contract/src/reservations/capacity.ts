import { say, type Text } from '../texts.ts'

/** The number of people, of places in their rooms, and of these rooms. */
export type Capacity = { people: number; places: number; rooms: number }

/** A party may have one room more than people, for a driver or for luggage. More rooms are probably a typing error. */
const SPARE_ROOMS = 1

/**
 * The number of people of a reservation with this `members_count`. An applicant who names no members counts as one
 * person.
 */
export const peopleOf = (membersCount: number): number => Math.max(1, membersCount)

/**
 * The capacity of rooms for a reservation. `max_occupiers` is the number of places, extra beds included; a child counts
 * as one person.
 */
export const capacityOf = (membersCount: number, rooms: readonly { max_occupiers: number }[]): Capacity => ({
  people: peopleOf(membersCount),
  places: rooms.reduce((sum, { max_occupiers }) => sum + max_occupiers, 0),
  rooms: rooms.length,
})

/** Whether there are fewer places than people. */
export const hasTooFewPlaces = ({ people, places }: Capacity): boolean => places < people

/** Whether there are far more rooms than people. */
export const hasTooManyRooms = ({ people, rooms }: Capacity): boolean => rooms > people + SPARE_ROOMS

/**
 * The fault of rooms for this number of people; undefined when there is none. Staff may agree to it. `before` describes
 * the rooms that the reservation has held so far: rooms that are no worse need no new agreement.
 */
export function wrongCapacity(now: Capacity, before?: Capacity): Text | undefined {
  const held = before && before.rooms > 0 ? before : undefined
  const { people, places, rooms } = now
  if (hasTooFewPlaces(now) && !(held && held.places <= places))
    return say(
      '{{places}} places for {{people}} people: these rooms are too small. Please choose more, or agree to it.',
      {
        places,
        people,
      },
    )
  if (hasTooManyRooms(now) && !(held && held.rooms >= rooms))
    return say(
      'There are more rooms ({{rooms}}) than people ({{people}}). Please choose fewer, or agree to it.',
      {
        rooms,
        people,
      },
    )
  return undefined
}
