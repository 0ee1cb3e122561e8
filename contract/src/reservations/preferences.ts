import type { accomodationTypes, Room } from '../venue/schemas.ts'
import type { Reservation } from './schemas.ts'

type AccomodationType = (typeof accomodationTypes)[number]

/** From so many beds on (places, where there are no beds) a room is a dormitory. */
const DORMITORY_BEDS = 6

/** What an applicant may ask for, in the order in which screens say it. */
export const preferenceNames = ['accomodation_type', 'toilet_type', 'ac_room'] as const
export type PreferenceName = (typeof preferenceNames)[number]

/** What was asked for; null is no preference. */
export type Preferences = Pick<Reservation, PreferenceName>

/** What of a room a preference can be about. */
export type Features = Pick<Room, 'number_of_beds' | 'max_occupiers' | 'toilet_type' | 'has_ac'>

/** Whether a room is a dormitory or a room, in the words of the preference. */
export const typeOfRoom = (room: Pick<Features, 'number_of_beds' | 'max_occupiers'>): AccomodationType =>
  (room.number_of_beds || room.max_occupiers) >= DORMITORY_BEDS ? 'DORMITORY' : 'ROOM'

const offers: Record<PreferenceName, (room: Features) => string | null> = {
  accomodation_type: typeOfRoom,
  toilet_type: (room) => room.toilet_type,
  ac_room: (room) => (room.has_ac > 0 ? 'YES' : 'NO'),
}

/** Whether a room meets a preference; without one it has nothing to meet. */
const meetsPreference = (room: Features, preference: PreferenceName, preferences: Preferences): boolean =>
  preferences[preference] !== null && offers[preference](room) === preferences[preference]

/** How many of the preferences a room fulfils. */
export const preferencesMet = (room: Features, preferences: Preferences): number =>
  preferenceNames.filter((preference) => meetsPreference(room, preference, preferences)).length

/** Each preference, and how many of the rooms are so. */
export const preferenceFacts = (rooms: readonly Features[], preferences: Preferences) =>
  preferenceNames.flatMap((preference) => {
    const value = preferences[preference]
    return value === null
      ? []
      : [
          {
            preference,
            value,
            rooms: rooms.filter((room) => meetsPreference(room, preference, preferences)).length,
          },
        ]
  })

/** The common preferences of several: what all agree on who have a preference, else nothing. */
export function commonPreferences(all: readonly Preferences[]): Preferences {
  const common = <W extends PreferenceName>(preference: W): Preferences[W] | null => {
    const values = new Set(all.map((one) => one[preference]).filter((value) => value !== null))
    const [only] = values
    return values.size === 1 && only !== undefined ? only : null
  }
  return {
    accomodation_type: common('accomodation_type'),
    toilet_type: common('toilet_type'),
    ac_room: common('ac_room'),
  }
}
