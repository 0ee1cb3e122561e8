import { lowness, preferencesAsked, preferencesMet, weights } from '@nivas/contract/planning/fit.ts'
import type { PlanParty, SolverInput } from './solver-input.ts'

const share = (points: number) => points / 100

/**
 * The values of `fitOf` in a form for millions of evaluations. Rooms and parties are numbered by their position in the
 * input, and parties with the same preferences share one row.
 */
export type Table = ReturnType<typeof tableOf>

export function tableOf({ rooms, parties, nights }: SolverInput) {
  const indexOf = new Map(rooms.map((room, at) => [room.id, at]))
  const indices = (ids: readonly number[]) => ids.flatMap((id) => indexOf.get(id) ?? [])
  const kinds = new Map<string, number>()
  const preferenceRows: Float64Array[] = []
  const kindOf = ({ preferences, elders }: PlanParty) => {
    const key = JSON.stringify([preferences, elders > 0])
    const known = kinds.get(key)
    if (known !== undefined) return known
    const asked = preferencesAsked(preferences)
    preferenceRows.push(
      Float64Array.from(rooms, (room) => (asked === 0 ? 1 : preferencesMet(preferences, room).met / asked)),
    )
    kinds.set(key, preferenceRows.length - 1)
    return preferenceRows.length - 1
  }
  const kind = parties.map(kindOf)
  const capacity = Int32Array.from(rooms, (room) => room.max_occupiers)
  const low = Float64Array.from(rooms, (room) => lowness(room.floor_number))
  const floor = Int32Array.from(rooms, (room) => room.floor_id)
  const building = Int32Array.from(rooms, (room) => room.building_id)
  const held = parties.map((party) => indices(party.held))
  const pinned = parties.map((party) => (party.pinned ? indices(party.pinned) : null))

  /** Returns the worth of these rooms to the party, in people. */
  const value = (p: number, chosen: readonly number[]): number => {
    const party = parties[p]
    const first = chosen[0]
    if (!party || first === undefined) return 0
    const preferences = preferenceRows[kind[p] ?? 0]
    let places = 0
    let met = 0
    let lowest = 0
    let oneBuilding = true
    let oneFloor = true
    for (const room of chosen) {
      places += capacity[room] ?? 0
      met += preferences?.[room] ?? 0
      lowest = Math.max(lowest, low[room] ?? 0)
      oneBuilding &&= building[room] === building[first]
      oneFloor &&= floor[room] === floor[first]
    }
    const present = held[p] ?? []
    const isUnmoved =
      present.length === 0 ||
      (present.length === chosen.length && chosen.every((room) => present.includes(room)))
    const points =
      weights.placed +
      weights.beds * Math.min(1, party.people / places) +
      (oneBuilding ? weights.building : 0) +
      (oneFloor ? weights.floor : 0) +
      weights.preferences * (met / chosen.length) +
      weights.low * (party.elders > 0 ? lowest : 1) +
      (isUnmoved ? weights.unmoved : 0)
    return Math.min(party.people, places) * share(points)
  }

  return { rooms, parties, nights, kind, preferenceRows, capacity, low, floor, building, held, pinned, value }
}
