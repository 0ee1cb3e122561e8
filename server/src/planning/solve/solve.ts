import { fitOf } from '@nivas/contract/planning/fit.ts'
import { boundOf } from './bound.ts'
import { occupancyOf } from './occupancy.ts'
import { seeded } from './random.ts'
import { reasonOf } from './reasons.ts'
import { search } from './search.ts'
import type { Line, Solution, SolverInput } from './solver-input.ts'
import { tableOf } from './table.ts'

/** The maximum number of examined rooms. It takes about half a minute for 5,000 parties and 1,200 rooms. */
const BUDGET = 900_000_000
/** How often each party of a small plan may examine each room: more would only cost time. */
const LOOKS = 250

export type Progress = {
  /** The share of the work that is done, 0 to 1, and the quality so far, 0 to 100. */
  share: number
  quality: number
  bound: number
}

export type SolveOptions = { onProgress?: (progress: Progress) => boolean; budget?: number }

/**
 * Proposes rooms for every party. Returns the best plan found until the work was done or `onProgress`
 * returned true (stop), the reasons of parties without rooms, and the bound of any plan. The same input and
 * budget give the same plan.
 */
export function solve(
  input: SolverInput,
  { onProgress = () => false, budget = BUDGET }: SolveOptions = {},
): Solution {
  const table = tableOf(input)
  const before = occupancyOf(table)
  const occupancy = occupancyOf(table)
  for (const [p, list] of table.pinned.entries())
    if (list?.every((room) => occupancy.isFree(room, p))) occupancy.put(p, list)

  const people = input.parties.reduce((sum, party) => sum + party.people, 0)
  const percent = (value: number) => (people === 0 ? 100 : (100 * value) / people)
  const bound = boundOf(table, occupancy)
  const isOver = (share: number, value: number) => () =>
    onProgress({ share, quality: percent(value), bound: percent(bound.value) })
  bound.improve(80, isOver(0, 0))
  const { value, rounds, stopped } = search(table, occupancy, bound, {
    budget: Math.min(budget, LOOKS * input.parties.length * Math.max(50, input.rooms.length)),
    random: seeded(input.seed),
    tick: (share, best) => onProgress({ share, quality: percent(best), bound: percent(bound.value) }),
  })
  if (bound.value - value > 1e-6) {
    if (stopped) bound.improve(20)
    else bound.improve(300, isOver(1, value))
  }

  const rooms = new Map(input.rooms.map((room) => [room.id, room]))
  const lines = input.parties.map((party, p): Line => {
    const ids = (occupancy.chosen[p] ?? []).flatMap((room) => input.rooms[room]?.id ?? [])
    const fit = fitOf(
      party,
      ids.flatMap((id) => rooms.get(id) ?? []),
    )
    return {
      id: party.id,
      rooms: ids,
      fit,
      reason: ids.length > 0 ? null : reasonOf(table, before, occupancy, p),
    }
  })
  return { lines, quality: percent(value), bound: percent(Math.max(value, bound.value)), rounds, stopped }
}
