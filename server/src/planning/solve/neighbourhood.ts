import type { Occupancy } from './occupancy.ts'
import type { Table } from './table.ts'

/** The maximum number of parties that one round takes out of their rooms. */
const MOST_OUT = 14
/** One round tries four parties without rooms, and at random up to this many more. */
const MOST_HOPEFUL = 16

type Around = {
  /** The parties that have no rooms at the moment. */
  free: ReadonlySet<number>
  /** Whether each party keeps its rooms. */
  isPinned: readonly boolean[]
  /** Counts the examined rooms. */
  work: { looked: number }
  random: () => number
}

/** Returns the functions that choose which parties one round of the search moves. */
export function neighbourhoodOf(
  table: Table,
  occupancy: Occupancy,
  { free, isPinned, work, random }: Around,
) {
  const { parties, rooms, capacity } = table
  const { chosen } = occupancy

  /**
   * Returns the parties that leave (`out`), which are those in some rooms near each other during the stay of `p`, and
   * the rooms to examine (`near`).
   */
  const inTheWay = (p: number) => {
    const out = new Set<number>()
    const near = new Set<number>()
    const { from = 0, to = 1, people: size = 1 } = parties[p] ?? {}
    let first = Math.floor(random() * rooms.length)
    // Looks for a large enough room, with few tries.
    for (let tries = 0; tries < 8 && (capacity[first] ?? 0) < size; tries += 1)
      first = Math.floor(random() * rooms.length)
    const step = random() < 0.7 ? 1 : 1 + Math.floor(random() * 7)
    const most = 1 + Math.floor(random() ** 2 * MOST_OUT)
    for (let at = 0; at < rooms.length && at < 30 && out.size < most; at += 1) {
      work.looked += 1
      const room = (first + at * step) % rooms.length
      near.add(room)
      occupancy.ownersOf(room, from, to, out)
    }
    for (const one of out)
      if (isPinned[one]) out.delete(one)
      else for (const room of chosen[one] ?? []) near.add(room)
    for (const room of chosen[p] ?? []) near.add(room)
    return { out, near: [...near] }
  }

  /**
   * Returns some parties without rooms whose stays overlap with those of the parties that leave, and `p` itself if it
   * has none.
   */
  const hopeful = (p: number, out: ReadonlySet<number>): number[] => {
    const some = free.has(p) ? [p] : []
    let { from = 0, to = 1 } = parties[p] ?? {}
    for (const one of out) {
      from = Math.min(from, parties[one]?.from ?? from)
      to = Math.max(to, parties[one]?.to ?? to)
    }
    const all = [...free]
    const first = Math.floor(random() * all.length)
    const most = 4 + Math.floor(random() * MOST_HOPEFUL)
    for (let at = 0; at < all.length && at < 60 && some.length < most; at += 1) {
      const one = all[(first + at) % all.length] ?? 0
      const stays = parties[one]
      if (one !== p && stays && stays.from < to && from < stays.to) some.push(one)
    }
    return some
  }

  return { inTheWay, hopeful }
}
