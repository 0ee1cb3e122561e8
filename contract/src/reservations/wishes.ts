import type { accomodationTypes, Room } from '../venue/schemas.ts'
import type { Reservation } from './schemas.ts'

type AccomodationType = (typeof accomodationTypes)[number]

/** From so many beds on (places, where there are no beds) a room is a dormitory. */
const DORMITORY_BEDS = 6

/** What an applicant may ask for, in the order in which screens say it. */
export const wishNames = ['accomodation_type', 'toilet_type', 'ac_room'] as const
export type WishName = (typeof wishNames)[number]

/** What was asked for; null is no wish. */
export type Wishes = Pick<Reservation, WishName>

/** What of a room a wish can be about. */
export type Features = Pick<Room, 'number_of_beds' | 'max_occupiers' | 'toilet_type' | 'has_ac'>

/** Whether a room is a dormitory or a room, in the words of the wish. */
export const typeOfRoom = (room: Pick<Features, 'number_of_beds' | 'max_occupiers'>): AccomodationType =>
  (room.number_of_beds || room.max_occupiers) >= DORMITORY_BEDS ? 'DORMITORY' : 'ROOM'

const offers: Record<WishName, (room: Features) => string | null> = {
  accomodation_type: typeOfRoom,
  toilet_type: (room) => room.toilet_type,
  ac_room: (room) => (room.has_ac > 0 ? 'YES' : 'NO'),
}

/** Whether a room is as it was wished; without a wish it is not asked. */
const isAsWished = (room: Features, wish: WishName, wishes: Wishes): boolean =>
  wishes[wish] !== null && offers[wish](room) === wishes[wish]

/** How many of the wishes a room fulfils. */
export const wishesMet = (room: Features, wishes: Wishes): number =>
  wishNames.filter((wish) => isAsWished(room, wish, wishes)).length

/** Each thing that was wished, and how many of the rooms are so. */
export const wishFacts = (rooms: readonly Features[], wishes: Wishes) =>
  wishNames.flatMap((wish) => {
    const value = wishes[wish]
    return value === null
      ? []
      : [{ wish, value, rooms: rooms.filter((room) => isAsWished(room, wish, wishes)).length }]
  })

/** What several wish together: what all agree on who wish anything, else nothing. */
export function commonWishes(all: readonly Wishes[]): Wishes {
  const common = <W extends WishName>(wish: W): Wishes[W] | null => {
    const values = new Set(all.map((one) => one[wish]).filter((value) => value !== null))
    const [only] = values
    return values.size === 1 && only !== undefined ? only : null
  }
  return {
    accomodation_type: common('accomodation_type'),
    toilet_type: common('toilet_type'),
    ac_room: common('ac_room'),
  }
}
