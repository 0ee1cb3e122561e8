import { MAX_ROOMS } from '@nivas/contract/reservations/stay.ts'
import type { Bound } from './bound.ts'
import type { Occupancy } from './occupancy.ts'
import type { Table } from './table.ts'

export type Taste = {
  /** How much of a room's worth to others counts against it. */
  prudence: number
  /** The share of rooms that are skipped at random, so that tries differ. */
  blind: number
  random: () => number
  /** The rooms to examine; all of them by default. */
  among?: readonly number[]
}

/** The cost of rating a set of rooms, in examined rooms. */
const LIKED = 4

/** The worth of an adjacent stay, in people: enough to decide between rooms that are otherwise equal. */
const TIGHT = 0.004

export type Choice = {
  rooms: readonly number[]
  /** Their worth to the party less their worth to others: negative when others should have them. */
  liking: number
}

/** Finds the best free rooms for one party. */
export type Choose = (p: number, taste: Taste) => Choice | undefined

/**
 * Returns a function that chooses rooms. `work.looked` counts the examined rooms: a measure of work that does not
 * depend on the machine.
 */
export function chooserOf(
  table: Table,
  occupancy: Occupancy,
  bound: Bound,
  work: { looked: number },
): Choose {
  const { rooms, parties, capacity, floor, building, value, held } = table
  const bySize = rooms.map((_, at) => at).sort((a, b) => (capacity[a] ?? 0) - (capacity[b] ?? 0) || a - b)
  const sizes = [...new Set(capacity)].sort((a, b) => a - b)
  const firstOfSize = (people: number) => bySize.findIndex((room) => (capacity[room] ?? 0) >= people)
  const starts = Array.from({ length: (sizes.at(-1) ?? 0) + 2 }, (_, people) => firstOfSize(people))

  /** Whether a party may have the room. A PAID stay may have its present rooms and rooms of its price. */
  const allowed = (p: number, room: number) => {
    const price = parties[p]?.price
    return price === null || price === undefined || rooms[room]?.price === price || held[p]?.includes(room)
  }

  /** Rates a set of rooms: its worth to the party, less what it takes from others. */
  const liking = (p: number, chosen: readonly number[], { prudence, random }: Taste): number => {
    const party = parties[p]
    if (!party) return 0
    let cost = 0
    let tight = 0
    for (const room of chosen) {
      if (prudence > 0) cost += bound.cost(room, party.from, party.to)
      tight += occupancy.tightness(room, p)
    }
    return value(p, chosen) - prudence * cost + (TIGHT * tight) / chosen.length + random() * 1e-3
  }

  const single = (p: number, taste: Taste) => {
    const people = parties[p]?.people ?? 0
    const { among = bySize } = taste
    let best: { room: number; liking: number } | undefined
    const start = among === bySize ? (people < starts.length ? (starts[people] ?? -1) : -1) : 0
    if (start < 0) return best
    const list = [0]
    for (let at = start; at < among.length; at += 1) {
      const room = among[at] ?? 0
      work.looked += 1
      if ((capacity[room] ?? 0) < people || !occupancy.isFree(room, p)) continue
      if (taste.random() < taste.blind || !allowed(p, room)) continue
      work.looked += LIKED
      list[0] = room
      const likes = liking(p, list, taste)
      if (!best || likes > best.liking) best = { room, liking: likes }
    }
    return best
  }

  const several = (p: number, taste: Taste) => {
    const party = parties[p]
    if (!party) return undefined
    const liked: { room: number; liking: number }[] = []
    const list = [0]
    for (const room of taste.among ?? bySize) {
      work.looked += 1
      if (!occupancy.isFree(room, p) || taste.random() < taste.blind || !allowed(p, room)) continue
      work.looked += LIKED
      list[0] = room
      liked.push({ room, liking: liking(p, list, taste) })
    }
    liked.sort((a, b) => b.liking - a.liking)
    const free = liked.map(({ room }) => room)
    let best: Choice | undefined
    const consider = (group: readonly number[]) => {
      let places = 0
      for (const room of group) places += capacity[room] ?? 0
      if (places < party.people) return
      for (const largest of sizes) {
        const chosen = fill(capacity, party.people, group, largest)
        if (!chosen || (party.price !== null && chosen.length !== held[p]?.length)) continue
        const likes = liking(p, chosen, taste)
        if (!best || likes > best.liking) best = { rooms: chosen, liking: likes }
      }
    }
    for (const group of Map.groupBy(free, (room) => floor[room] ?? 0).values()) consider(group)
    if (!best || taste.random() < 0.2)
      for (const group of Map.groupBy(free, (room) => building[room] ?? 0).values()) consider(group)
    if (!best) consider(free)
    return best
  }

  return (p, taste) => {
    const party = parties[p]
    if (!party) return undefined
    if (party.price !== null && (held[p]?.length ?? 0) > 1) return several(p, taste)
    const found = single(p, taste)
    const one = found && { rooms: [found.room], liking: found.liking }
    // Several rooms are tried when no single room is large enough, and sometimes when the best one is far too large.
    if (found && ((capacity[found.room] ?? 0) < 2 * party.people || taste.random() < 0.8)) return one
    const many = party.price === null ? several(p, taste) : undefined
    return many && (!one || many.liking > one.liking) ? many : one
  }
}

/**
 * Fills rooms of at most `largest` places: the largest rooms that become full, then the smallest that holds the rest.
 */
function fill(
  capacity: Int32Array,
  people: number,
  free: readonly number[],
  largest: number,
): number[] | undefined {
  const usable = free.filter((room) => (capacity[room] ?? 0) <= largest)
  const chosen: number[] = []
  let left = people
  while (left > 0) {
    let full = -1
    let over = -1
    for (let at = 0; at < usable.length; at += 1) {
      const size = capacity[usable[at] ?? 0] ?? 0
      if (size <= left && (full < 0 || size > (capacity[usable[full] ?? 0] ?? 0))) full = at
      if (size >= left && (over < 0 || size < (capacity[usable[over] ?? 0] ?? 0))) over = at
    }
    const next = full >= 0 && (capacity[usable[full] ?? 0] ?? 0) === left ? full : full >= 0 ? full : over
    if (next < 0 || chosen.length >= MAX_ROOMS) return undefined
    const [room = 0] = usable.splice(next, 1)
    chosen.push(room)
    left -= capacity[room] ?? 0
  }
  // Drops rooms that are not needed besides the others.
  for (const room of [...chosen].sort((a, b) => (capacity[a] ?? 0) - (capacity[b] ?? 0)))
    if (left + (capacity[room] ?? 0) <= 0) {
      chosen.splice(chosen.indexOf(room), 1)
      left += capacity[room] ?? 0
    }
  return chosen
}
