import { bestPlanOf } from './best-plan.ts'
import type { Bound } from './bound.ts'
import { type Choose, chooserOf, type Taste } from './choose.ts'
import { neighbourhoodOf } from './neighbourhood.ts'
import type { Occupancy } from './occupancy.ts'
import { shuffle } from './random.ts'
import type { Table } from './table.ts'

/** The scale of the loss, in people, that is accepted at the start and at the end of the search. */
const HOT = 0.25
const COLD = 0.002
/** The fixed cost of a round, in examined rooms. */
const ROUND = 40

export type SearchOptions = {
  /** The budget of examined rooms, a measure that does not depend on the machine. */
  budget: number
  random: () => number
  /** Receives the progress from time to time; true stops the search. */
  tick: (share: number, value: number) => boolean
}

/** Returns how the parties of a round choose. It varies, so that rounds with the same parties differ. */
const tasteOfRound = (random: () => number, near: readonly number[]): Taste => ({
  prudence: random() < 0.3 ? 0 : random() < 0.5 ? 1 : random(),
  blind: random() < 0.5 ? 0 : 0.03,
  random,
  ...(random() < 0.9 && { among: near }),
})

/**
 * Returns a function that assigns rooms to the parties of a list, in its order: first to those to whom they are worth
 * more than to others, then to the rest. It returns the parties that got rooms.
 */
const seater =
  (choose: Choose, { put }: Occupancy) =>
  (list: readonly number[], taste: Taste) => {
    const seated: number[] = []
    const later: number[] = []
    const attempt = (p: number, least: number) => {
      const found = choose(p, taste)
      if (!found) return
      if (found.liking < least) {
        later.push(p)
        return
      }
      put(p, found.rooms)
      seated.push(p)
    }
    for (const p of list) attempt(p, taste.prudence > 0 ? 0 : Number.NEGATIVE_INFINITY)
    for (const p of later.splice(0)) attempt(p, Number.NEGATIVE_INFINITY)
    return seated
  }

/**
 * Improves a plan by large neighbourhood search. In every round some parties that compete for rooms leave them and
 * choose again, in a different order. A round that makes the plan worse is undone, with a probability that rises over
 * time. Leaves the best plan in `occupancy`; parties that have rooms in it at the start keep them.
 */
export function search(table: Table, occupancy: Occupancy, bound: Bound, options: SearchOptions) {
  const { parties, value, held } = table
  const { random, budget, tick } = options
  const { chosen, put, take } = occupancy
  const work = { looked: 0 }
  const seat = seater(chooserOf(table, occupancy, bound, work), occupancy)
  const worth = (p: number) => value(p, chosen[p] ?? [])

  const free = new Set<number>()
  const isPinned = parties.map((_, p) => chosen[p] !== undefined)
  for (const [p, list] of held.entries())
    if (!chosen[p] && list.length > 0 && list.every((room) => occupancy.isFree(room, p))) put(p, list)

  /** Parties with rooms today must not lose them. */
  const must = parties.map((_, p) => (held[p]?.length ?? 0) > 0 && chosen[p] !== undefined)

  const people = (p: number) => parties[p]?.people ?? 0
  const stay = (p: number) => (parties[p]?.to ?? 0) - (parties[p]?.from ?? 0)

  const order = parties.map((_, p) => p).filter((p) => !chosen[p])
  order.sort((a, b) => people(b) - people(a) || stay(b) - stay(a) || a - b)
  seat(order, { prudence: 1, blind: 0, random })
  for (const p of order) if (!chosen[p]) free.add(p)

  const best = bestPlanOf(
    occupancy,
    parties.reduce((sum, _, p) => sum + worth(p), 0),
  )
  let rounds = 0
  let stopped = tick(0, best.value())
  const movable = parties.map((_, p) => p).filter((p) => !isPinned[p])
  if (movable.length === 0) return { value: best.value(), rounds, stopped }

  const { inTheWay, hopeful } = neighbourhoodOf(table, occupancy, { free, isPinned, work, random })

  /** Chooses the party around which a round moves others: one without rooms, or any that is not pinned. */
  const centreOfRound = (): number => {
    const waiting = free.size > 0 && random() < 0.6
    return waiting
      ? ([...free][Math.floor(random() * free.size)] ?? 0)
      : (movable[Math.floor(random() * movable.length)] ?? 0)
  }

  /**
   * Puts the parties of a round in the order in which they choose: at random, the largest parties first, or the
   * shortest stays first.
   */
  const sortForRound = (list: number[]) => {
    shuffle(random, list)
    const way = random()
    if (way < 0.45) list.sort((a, b) => people(b) - people(a))
    else if (way < 0.6) list.sort((a, b) => stay(a) - stay(b))
  }

  while (work.looked < budget && !stopped && bound.value - best.value() > 1e-6) {
    rounds += 1
    work.looked += ROUND
    const share = work.looked / budget
    if (rounds % 64 === 0) stopped = tick(share, best.value())
    const centre = centreOfRound()
    const { out, near } = inTheWay(centre)
    if (!free.has(centre)) out.add(centre)
    const before = new Map([...out].map((p) => [p, chosen[p] ?? []]))
    let change = 0
    for (const p of out) {
      change -= worth(p)
      take(p)
    }
    const list = [...out, ...hopeful(centre, out)]
    sortForRound(list)
    const placed = seat(list, tasteOfRound(random, near))
    for (const p of placed) change += worth(p)
    const lost = list.some((p) => must[p] && !chosen[p])
    const heat = HOT * (COLD / HOT) ** share
    if (!lost && (change >= 0 || random() < Math.exp(change / heat))) {
      for (const p of list)
        if (chosen[p]) free.delete(p)
        else free.add(p)
      best.accept(list, before, change)
    } else {
      for (const p of placed) take(p)
      for (const [p, rooms] of before) if (rooms.length > 0) put(p, rooms)
    }
  }
  best.restore(movable)
  tick(1, best.value())
  return { value: best.value(), rounds, stopped }
}
