import { typeOfRoom } from '../reservations/wishes.ts'
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
  wishes: 6,
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

/** What the applicant asked for; null is no wish. */
export type Wishes = {
  ac: boolean | null
  toilet: Toilet | null
  type: (typeof accomodationTypes)[number] | null
  building_id: number | null
}

export type FitParty = {
  people: number
  /** How many of them are elders. */
  elders: number
  wishes: Wishes
  /** The rooms it holds now. */
  held: readonly number[]
}

/** How rooms suit a party; `value` is what its people count for in all, `people` times 0 to 1. */
export type Fit = {
  places: number
  buildings: number
  floors: number
  wishes: number
  /** As many of them as are met, a part where not every room meets one. */
  wishes_met: number
  /** 1 on the ground floor, 0 from the fourth on; null when there is no elder. */
  low: number | null
  value: number
}

export const lowness = (floor: number): number => Math.min(1, Math.max(0, 1 - floor / HIGH_FLOOR))

/** How many wishes there are, and how many of them this room meets. */
export function wishesMet(wishes: Wishes, room: FitRoom): { asked: number; met: number } {
  const checks = [
    wishes.ac !== null && wishes.ac === room.has_ac,
    wishes.toilet !== null && wishes.toilet === room.toilet_type,
    wishes.type !== null && wishes.type === typeOfRoom(room),
    wishes.building_id !== null && wishes.building_id === room.building_id,
  ]
  const asked = [wishes.ac, wishes.toilet, wishes.type, wishes.building_id].filter((wish) => wish !== null)
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
  const each = rooms.map((room) => wishesMet(party.wishes, room))
  const wishes = wishesAsked(party.wishes)
  const met = rooms.length > 0 ? each.reduce((sum, one) => sum + one.met, 0) / rooms.length : 0
  const low =
    party.elders > 0 && rooms.length > 0 ? Math.max(...rooms.map((room) => lowness(room.floor_number))) : null
  const points =
    weights.placed +
    weights.beds * Math.min(1, party.people / Math.max(1, places)) +
    (buildings === 1 ? weights.building : 0) +
    (floors === 1 ? weights.floor : 0) +
    weights.wishes * (wishes === 0 ? 1 : met / wishes) +
    weights.low * (low ?? 1) +
    (moves(party.held, rooms) ? 0 : weights.kept)
  const value = (Math.min(party.people, places) * points) / 100
  return { places, buildings, floors, wishes, wishes_met: met, low, value }
}

export const wishesAsked = ({ ac, toilet, type, building_id }: Wishes): number =>
  [ac, toilet, type, building_id].filter((wish) => wish !== null).length
