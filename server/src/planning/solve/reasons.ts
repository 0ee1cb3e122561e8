import type { Occupancy } from './occupancy.ts'
import type { Reason } from './solver-input.ts'
import type { Table } from './table.ts'

/** Returns why a party has no rooms. `before` is the venue without the plan, `after` with it. */
export function reasonOf(table: Table, before: Occupancy, after: Occupancy, p: number): Reason {
  const { rooms, parties } = table
  const { from = 0, to = 1, people = 1 } = parties[p] ?? {}
  const places = (has: (room: number) => boolean) =>
    rooms.reduce((sum, room, at) => sum + (has(at) ? room.max_occupiers : 0), 0)
  /** Finds the night with the fewest places left. */
  const tightest = (occupancy: Occupancy) => {
    let least = { night: from, places: Number.POSITIVE_INFINITY }
    for (let night = from; night < to; night += 1) {
      const left = places((room) => occupancy.isOpen(room, night))
      if (left < least.places) least = { night, places: left }
    }
    return least
  }

  const all = places(() => true)
  if (all < people) return { code: 'TOO_MANY', places: all }
  const others = tightest(before)
  if (others.places < people) return { code: 'FULL', ...others }
  const whole = places((room) => before.isFree(room, p))
  if (whole < people) return { code: 'NO_WHOLE_STAY', places: whole }
  const rest = tightest(after)
  if (rest.places < people) return { code: 'CROWDED', ...rest }
  return { code: 'SCATTERED', places: places((room) => after.isFree(room, p)) }
}
