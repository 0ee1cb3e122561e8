import { typeOfRoom } from '../reservations/preferences.ts'
import type { accomodationTypes, toiletTypes } from '../venue/schemas.ts'

/**
 * The score of a person with a room, out of 100: `placed` for the room itself, the rest for how well the
 * rooms suit their party. The quality of a plan is the mean over all people; a person without a room counts
 * 0. Rooms for some people are therefore always worth more than the comfort of twice as many.
 */
export const weights = {
  placed: 70,
  /** The share of places that are used: people per place of the party's rooms. */
  beds: 10,
  /** The party in one building, and on one floor of it. */
  building: 5,
  floor: 3,
  /** The share of the preferences that are met: AC, toilet, room or dormitory, and buildings. */
  preferences: 6,
  /** For a person aged 60 or more: how low the lowest room is. */
  low: 4,
  /** For a stay that keeps the rooms that it already has. */
  unmoved: 2,
} as const

/** The age from which a person should not have to climb stairs. */
export const ELDER_FROM = 60
/** The floor from which a room counts 0 as a low one; the ground floor counts 1. */
const HIGH_FLOOR = 4

type Toilet = (typeof toiletTypes)[number]

export type FitRoom = {
  id: number
  building_id: number
  floor_id: number
  floor_number: number
  number_of_beds: number
  max_occupiers: number
  has_ac: boolean
  toilet_type: Toilet | null
}

/** The applicant's preferences; null is no preference. */
export type Preferences = {
  ac: boolean | null
  toilet: Toilet | null
  type: (typeof accomodationTypes)[number] | null
  /** The preferred buildings, of which any meets the preference; empty without a preference. */
  building_ids: readonly number[]
}

export type FitParty = {
  people: number
  /** The number of elders among the people. */
  elders: number
  preferences: Preferences
  /** The ids of the rooms that the party holds now. */
  held: readonly number[]
}

/** How well rooms suit a party; `value` is the total score of its people, `people` times 0 to 1. */
export type Fit = {
  places: number
  buildings: number
  floors: number
  preferences: number
  /** The number of preferences that are met; a preference that only some rooms meet counts as a fraction. */
  preferences_met: number
  /** 1 on the ground floor, 0 from the fourth on; null without elders. */
  low: number | null
  value: number
}

/** How low a floor is, for people who avoid stairs: 1 for the ground floor, 0 from `HIGH_FLOOR` on. */
export const lowness = (floor: number): number => Math.min(1, Math.max(0, 1 - floor / HIGH_FLOOR))

/** The number of preferences, and how many of them this room meets. */
export function preferencesMet(preferences: Preferences, room: FitRoom): { asked: number; met: number } {
  const checks = [
    preferences.ac !== null && preferences.ac === room.has_ac,
    preferences.toilet !== null && preferences.toilet === room.toilet_type,
    preferences.type !== null && preferences.type === typeOfRoom(room),
    preferences.building_ids.includes(room.building_id),
  ]
  return { asked: preferencesAsked(preferences), met: checks.filter(Boolean).length }
}

/** Whether a party that already holds rooms would leave any of them. */
const moves = (held: readonly number[], rooms: readonly FitRoom[]) =>
  held.length > 0 && (held.length !== rooms.length || rooms.some(({ id }) => !held.includes(id)))

/** How well these rooms suit a party. With too few places, only that many people count. */
export function fitOf(party: FitParty, rooms: readonly FitRoom[]): Fit {
  const places = rooms.reduce((sum, room) => sum + room.max_occupiers, 0)
  const buildings = new Set(rooms.map((room) => room.building_id)).size
  const floors = new Set(rooms.map((room) => room.floor_id)).size
  const each = rooms.map((room) => preferencesMet(party.preferences, room))
  const preferences = preferencesAsked(party.preferences)
  const met = rooms.length > 0 ? each.reduce((sum, one) => sum + one.met, 0) / rooms.length : 0
  const low =
    party.elders > 0 && rooms.length > 0 ? Math.max(...rooms.map((room) => lowness(room.floor_number))) : null
  const points =
    weights.placed +
    weights.beds * Math.min(1, party.people / Math.max(1, places)) +
    (buildings === 1 ? weights.building : 0) +
    (floors === 1 ? weights.floor : 0) +
    weights.preferences * (preferences === 0 ? 1 : met / preferences) +
    weights.low * (low ?? 1) +
    (moves(party.held, rooms) ? 0 : weights.unmoved)
  const value = (Math.min(party.people, places) * points) / 100
  return { places, buildings, floors, preferences, preferences_met: met, low, value }
}

/** The number of preferences that a party has. */
export const preferencesAsked = ({ ac, toilet, type, building_ids }: Preferences): number =>
  [ac !== null, toilet !== null, type !== null, building_ids.length > 0].filter(Boolean).length
