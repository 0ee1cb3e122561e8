import { say, type Text } from '../texts.ts'

/** How many come, how many places their rooms have together, and how many rooms these are. */
export type Capacity = { people: number; places: number; rooms: number }

/** A party may have one room more than it has people, for a driver or for luggage; more than that is a mistake of typing. */
const SPARE_ROOMS = 1

/** `max_occupiers` are the places of a room, extra beds included; everybody counts as one, children too. */
export const capacityOf = (people: number, rooms: readonly { max_occupiers: number }[]): Capacity => ({
  people,
  places: rooms.reduce((sum, { max_occupiers }) => sum + max_occupiers, 0),
  rooms: rooms.length,
})

/** Whether some of them have no place. */
export const hasTooFewPlaces = ({ people, places }: Capacity): boolean => places < people

/** Whether there are far more rooms than people. */
export const hasTooManyRooms = ({ people, rooms }: Capacity): boolean => rooms > people + SPARE_ROOMS

/**
 * What is wrong with rooms for so many people; undefined where nothing is. Staff may agree to it. `before` are the rooms that
 * a reservation holds until then: what is no worse than these needs no new agreement.
 */
export function wrongCapacity(now: Capacity, before?: Capacity): Text | undefined {
  const held = before && before.rooms > 0 ? before : undefined
  const { people, places, rooms } = now
  if (hasTooFewPlaces(now) && !(held && held.places <= places))
    return say(
      'Places {{places}} of {{people}}: these rooms are too small. Please choose more, or agree to it.',
      {
        places,
        people,
      },
    )
  if (hasTooManyRooms(now) && !(held && held.rooms >= rooms))
    return say('More rooms ({{rooms}}) than people ({{people}}). Please choose fewer, or agree to it.', {
      rooms,
      people,
    })
  return undefined
}
