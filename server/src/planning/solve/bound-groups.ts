import { weights } from '@nivas/contract/planning/fit.ts'
import { typeOfRoom } from '@nivas/contract/reservations/preferences.ts'
import type { Occupancy } from './occupancy.ts'
import type { Table } from './table.ts'

/** Parties that are equal for the bound. */
export type Group = {
  from: number
  to: number
  people: number
  count: number
  /**
   * The kinds with a room that is free for the whole stay, each with its worth to the party; 0 when it is too small.
   */
  options: { kind: number; value: number }[]
  /** An upper bound of the worth of several rooms to the party. */
  several: number
  /** The worth of the present rooms when they are too small for the party, otherwise 0. */
  atLeast: number
}

function kindKey({ rooms, low }: Table, at: number): string {
  const room = rooms[at]
  return JSON.stringify(
    room && [room.max_occupiers, typeOfRoom(room), room.has_ac, room.toilet_type, low[at]],
  )
}

type Kinds = {
  /** The kind of each room. */
  kindOfRoom: readonly number[]
  /** The places of a room, by kind. */
  sizeOf: Int32Array
  /** The number of open rooms by kind and night; the nights of kind `k` begin at `k * nights`. */
  supply: Float64Array
}

/** Groups the rooms by kind. Rooms of a kind are equal for the bound. */
export function kindsOf(table: Table, occupancy: Occupancy): Kinds {
  const { rooms, nights } = table
  const kinds = new Map<string, number>()
  const kindOfRoom = rooms.map((_, room) => {
    const key = kindKey(table, room)
    if (!kinds.has(key)) kinds.set(key, kinds.size)
    return kinds.get(key) ?? 0
  })
  const sizeOf = new Int32Array(kinds.size)
  const supply = new Float64Array(kinds.size * nights).fill(0)
  rooms.forEach((room, at) => {
    const k = kindOfRoom[at] ?? 0
    sizeOf[k] = room.max_occupiers
    for (let night = 0; night < nights; night += 1)
      if (occupancy.isOpen(at, night)) supply[k * nights + night] = (supply[k * nights + night] ?? 0) + 1
  })
  return { kindOfRoom, sizeOf, supply }
}

/** Groups the parties that are planned. `settled` is the worth of the pinned parties, which is fixed. */
export function groupsOf(
  table: Table,
  occupancy: Occupancy,
  kinds: Pick<Kinds, 'kindOfRoom' | 'sizeOf'>,
): { groups: Group[]; settled: number } {
  const { parties, kind, capacity, held, value } = table
  const groups = new Map<string, Group>()
  let settled = 0
  parties.forEach((party, p) => {
    const pinned = occupancy.chosen[p]
    if (pinned) {
      settled += value(p, pinned)
      return
    }
    // Staff may have put more people into rooms than these have places for. No purchase covers that.
    const present = held[p] ?? []
    const crowded = present.reduce((sum, room) => sum + (capacity[room] ?? 0), 0) < party.people
    const atLeast = present.length > 0 && crowded ? value(p, present) : 0
    const key = [party.from, party.to, party.people, kind[p], atLeast].join()
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { ...party, count: 1, atLeast, ...buysOf(p, table, occupancy, kinds) })
  })
  return { groups: [...groups.values()], settled }
}

/**
 * Returns the options of a party. Kinds ignore buildings, but buildings may be preferred too, so the best room of each
 * kind counts.
 */
function buysOf(
  p: number,
  { rooms, parties, preferenceRows, kind, low }: Table,
  occupancy: Occupancy,
  { kindOfRoom, sizeOf }: Pick<Kinds, 'kindOfRoom' | 'sizeOf'>,
): Pick<Group, 'options' | 'several'> {
  const { people = 1, elders = 0 } = parties[p] ?? {}
  const preferences = preferenceRows[kind[p] ?? 0]
  const best = new Map<number, number>()
  let places = 0
  let bestPreferences = 0
  let bestLow = 0
  rooms.forEach((room, at) => {
    if (!occupancy.isFree(at, p)) return
    places += room.max_occupiers
    const met = weights.preferences * (preferences?.[at] ?? 0)
    const lowPoints = weights.low * (elders > 0 ? (low[at] ?? 0) : 1)
    bestPreferences = Math.max(bestPreferences, met)
    bestLow = Math.max(bestLow, lowPoints)
    const k = kindOfRoom[at] ?? 0
    best.set(k, Math.max(best.get(k) ?? 0, met + lowPoints))
  })
  if (places < people) return { options: [], several: 0 }
  const always = weights.placed + weights.building + weights.floor + weights.unmoved
  const worth = (taken: number, points: number) =>
    (people * (always + weights.beds * Math.min(1, people / taken) + points)) / 100
  const options = [...best].map(([k, points]) => {
    const size = sizeOf[k] ?? 0
    return { kind: k, value: size < people ? 0 : worth(size, points) }
  })
  const sizes = [...new Set(options.map((option) => sizeOf[option.kind] ?? 0))]
  return { options, several: worth(fewestPlaces(sizes, people), bestPreferences + bestLow) }
}

/** Returns the fewest places, in rooms of these sizes, that a number of people take. */
function fewestPlaces(sizes: readonly number[], people: number): number {
  const reach = new Float64Array(people + 1).fill(Number.POSITIVE_INFINITY)
  reach[0] = 0
  for (let n = 1; n <= people; n += 1)
    for (const size of sizes) reach[n] = Math.min(reach[n] ?? 0, size + (reach[Math.max(0, n - size)] ?? 0))
  return reach[people] ?? Number.POSITIVE_INFINITY
}
