import type { Occupancy } from './occupancy.ts'

/** The rooms of each party of a round before it. */
type Before = ReadonlyMap<number, readonly number[]>

/**
 * Remembers the best plan of a search. While the occupancy has it, nothing is copied: the copy is made when a round
 * moves away from it.
 *
 * @param start the worth of the present plan, in people
 */
export function bestPlanOf({ chosen, put, take }: Occupancy, start: number) {
  let [now, best] = [start, start]
  let copy = [...chosen]
  let isCopied = true

  /** Copies the best plan, which the occupancy had before a round moved the parties of this list. */
  const copyBest = (list: readonly number[], before: Before) => {
    copy = [...chosen]
    for (const p of list) copy[p] = before.get(p)
    isCopied = true
  }

  /** Takes over a round, which has changed the worth of the plan by `change`. */
  const accept = (list: readonly number[], before: Before, change: number) => {
    if (change < 0 && !isCopied) copyBest(list, before)
    now += change
    if (now <= best + 1e-9) return
    best = now
    isCopied = false
  }

  /** Puts the best plan back into the occupancy. */
  const restore = (movable: readonly number[]) => {
    if (!isCopied) return
    for (const p of movable) take(p)
    for (const p of movable) {
      const rooms = copy[p]
      if (rooms && rooms.length > 0) put(p, rooms)
    }
  }

  return { value: () => best, accept, restore }
}
