import type { accomodationTypes, Room } from '../venue/schemas.ts'
import type { Reservation } from './schemas.ts'

type AccomodationType = (typeof accomodationTypes)[number]

/** The number of beds (or of places, in a room without beds) from which a room is a dormitory. */
const DORMITORY_BEDS = 6

/** The possible preferences, in the order of the screens. */
export const preferenceNames = ['accomodation_type', 'toilet_type', 'ac_room'] as const
export type PreferenceName = (typeof preferenceNames)[number]

/** The requested preferences; null is no preference. */
export type Preferences = Pick<Reservation, PreferenceName>

/** The features of a room that preferences refer to. */
export type Features = Pick<Room, 'number_of_beds' | 'max_occupiers' | 'toilet_type' | 'has_ac'>

/** Whether a room is a dormitory or a room, in the terms of the preference. */
export const typeOfRoom = (room: Pick<Features, 'number_of_beds' | 'max_occupiers'>): AccomodationType =>
  (room.number_of_beds || room.max_occupiers) >= DORMITORY_BEDS ? 'DORMITORY' : 'ROOM'

const offers: Record<PreferenceName, (room: Features) => string | null> = {
  accomodation_type: typeOfRoom,
  toilet_type: (room) => room.toilet_type,
  ac_room: (room) => (room.has_ac > 0 ? 'YES' : 'NO'),
}

/** Whether a room meets a preference; false without a preference. */
const meetsPreference = (room: Features, preference: PreferenceName, preferences: Preferences): boolean =>
  preferences[preference] !== null && offers[preference](room) === preferences[preference]

/** The given preferences that a room does not meet. */
export const preferencesMissed = (room: Features, preferences: Preferences): PreferenceName[] =>
  preferenceNames.filter(
    (preference) => preferences[preference] !== null && !meetsPreference(room, preference, preferences),
  )

/** The number of preferences that a room meets. */
export const preferencesMet = (room: Features, preferences: Preferences): number =>
  preferenceNames.filter((preference) => meetsPreference(room, preference, preferences)).length

/** Each preference, with the number of rooms that meet it. */
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

/**
 * The common preferences of several reservations: a value on which all with a preference agree, otherwise
 * null.
 */
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
