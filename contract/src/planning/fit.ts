import { typeOfRoom } from '../reservations/preferences.ts'
import type { accomodationTypes, toiletTypes } from '../venue/schemas.ts'

/**
 * What a person who gets a room counts for, out of 100: `placed` for having one, the rest as far as the rooms of their
 * party suit it. The quality of a plan is the mean over all people; who gets no room counts 0. Hence a room for
 * somebody is always worth more than the comfort of twice as many.
 */
export const weights = {
  placed: 70,
  /** No empty beds: people for each place of the party's rooms. */
  beds: 10,
  /** The party in one building, and there on one floor. */
  building: 5,
  floor: 3,
  /** AC, toilet, room or dormitory, and the building that was noted: the share that is met. */
  preferences: 6,
  /** Somebody aged 60 or more: how low the lowest room lies. */
  low: 4,
  /** A stay that has rooms already keeps them. */
  kept: 2,
} as const

/** Aged so much or more, somebody should not have to climb stairs. */
export const ELDER_FROM = 60
/** From this floor on a room is not low at all; on the ground floor it is wholly so. */
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

/** What the applicant asked for; null is no preference. */
export type Preferences = {
  ac: boolean | null
  toilet: Toilet | null
  type: (typeof accomodationTypes)[number] | null
  building_id: number | null
}

export type FitParty = {
  people: number
  /** How many of them are elders. */
  elders: number
  preferences: Preferences
  /** The rooms it holds now. */
  held: readonly number[]
}

/** How rooms suit a party; `value` is what its people count for in all, `people` times 0 to 1. */
export type Fit = {
  places: number
  buildings: number
  floors: number
  preferences: number
  /** As many of them as are met, a part where not every room meets one. */
  preferences_met: number
  /** 1 on the ground floor, 0 from the fourth on; null when there is no elder. */
  low: number | null
  value: number
}

export const lowness = (floor: number): number => Math.min(1, Math.max(0, 1 - floor / HIGH_FLOOR))

/** How many preferences there are, and how many of them this room meets. */
export function preferencesMet(preferences: Preferences, room: FitRoom): { asked: number; met: number } {
  const checks = [
    preferences.ac !== null && preferences.ac === room.has_ac,
    preferences.toilet !== null && preferences.toilet === room.toilet_type,
    preferences.type !== null && preferences.type === typeOfRoom(room),
    preferences.building_id !== null && preferences.building_id === room.building_id,
  ]
  const asked = [preferences.ac, preferences.toilet, preferences.type, preferences.building_id].filter(
    (preference) => preference !== null,
  )
  return { asked: asked.length, met: checks.filter(Boolean).length }
}

/** Whether a party that holds rooms already is to leave any of them. */
const moves = (held: readonly number[], rooms: readonly FitRoom[]) =>
  held.length > 0 && (held.length !== rooms.length || rooms.some(({ id }) => !held.includes(id)))

/** How these rooms suit a party. Of one in too few places only so many people count. */
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
    (moves(party.held, rooms) ? 0 : weights.kept)
  const value = (Math.min(party.people, places) * points) / 100
  return { places, buildings, floors, preferences, preferences_met: met, low, value }
}

export const preferencesAsked = ({ ac, toilet, type, building_id }: Preferences): number =>
  [ac, toilet, type, building_id].filter((preference) => preference !== null).length
