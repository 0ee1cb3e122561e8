import { type Group, groupsOf, kindsOf } from './bound-groups.ts'
import type { Occupancy } from './occupancy.ts'
import type { Table } from './table.ts'

/**
 * The bound that no plan can exceed, by Lagrangian duality: every night of every kind of room has a price,
 * each party buys what is best for it at these prices (or nothing), and the venue sells all it has. For any
 * prices that are not negative, the sum of all gains is at least the worth of any plan; the bound is the
 * lowest such sum found. Where a party's best purchase is hard to find, because it takes several rooms, an
 * upper estimate is used: its preferences fulfilled, one floor, the fewest beds.
 */
export type Bound = {
  /** In the unit of `Table.value`: people. */
  value: number
  /** The price of a room for a stay at the prices of the lowest bound: its worth to others. */
  cost: (room: number, from: number, to: number) => number
  /** Lowers the bound and improves the prices, in this many rounds or until a check by `isOver` returns true. */
  improve: (rounds: number, isOver?: () => boolean) => void
}

/**
 * The number of rounds between two checks. Each round examines all parties, so 300 rounds take long for a large event.
 */
const CHECK = 20

/** The first step of a price, in people a night. */
const STEP = 0.06

/**
 * Computes the bound of a table.
 *
 * @param occupancy what is not planned: nights of other stays, and pinned parties, whose worth is fixed
 */
export function boundOf(table: Table, occupancy: Occupancy): Bound {
  const { nights } = table
  const { kindOfRoom, sizeOf, supply } = kindsOf(table, occupancy)
  const { groups, settled } = groupsOf(table, occupancy, { kindOfRoom, sizeOf })
  const prices = new Float64Array(sizeOf.length * nights)
  const lowest = { value: Number.POSITIVE_INFINITY, sums: new Float64Array(sizeOf.length * (nights + 1)) }
  const sums = new Float64Array(sizeOf.length * (nights + 1))
  const used = new Float64Array(sizeOf.length * nights)

  /**
   * Evaluates the present prices: computes the bound and the purchases. A party buys a share of every option that is
   * within a few `softness` people of the best one: if it bought only the best, all parties of a kind would switch
   * together.
   */
  const evaluate = (softness: number): number => {
    for (let k = 0; k < sizeOf.length; k += 1)
      for (let night = 0; night < nights; night += 1)
        sums[k * (nights + 1) + night + 1] =
          (sums[k * (nights + 1) + night] ?? 0) + (prices[k * nights + night] ?? 0)
    used.fill(0)
    let total = settled
    for (let at = 0; at < prices.length; at += 1) total += (prices[at] ?? 0) * (supply[at] ?? 0)
    for (const group of groups) total += group.count * buyFor(group, softness)
    if (total < lowest.value) {
      lowest.value = total
      lowest.sums.set(sums)
    }
    return total
  }

  const buy = ({ from, to }: Group, k: number, count: number) => {
    for (let night = from; night < to; night += 1)
      used[k * nights + night] = (used[k * nights + night] ?? 0) + count
  }

  const gains = new Float64Array(sizeOf.length)
  /** Records the purchases of a group, and returns the gain of each of its parties at these prices. */
  const buyFor = (group: Group, softness: number): number => {
    const { options, from, to, people, count } = group
    const cost = (k: number) => (sums[k * (nights + 1) + to] ?? 0) - (sums[k * (nights + 1) + from] ?? 0)
    let gain = 0
    let perPlace = Number.POSITIVE_INFINITY
    for (let at = 0; at < options.length; at += 1) {
      const { kind, value } = options[at] ?? { kind: 0, value: 0 }
      const price = cost(kind)
      perPlace = Math.min(perPlace, price / (sizeOf[kind] ?? 1))
      gains[at] = value > 0 ? value - price : 0
      gain = Math.max(gain, gains[at] ?? 0)
    }
    const singleGain = gain
    // When even the cheapest places cost too much, several rooms are not examined.
    const cover = group.several - perPlace * people > gain ? cheapestCover(group, sizeOf, cost) : undefined
    const severalGain = cover ? group.several - cover.cost : 0
    gain = Math.max(gain, severalGain)
    if (group.atLeast > gain) return group.atLeast
    if (gain <= 0) return 0
    const liking = (left: number) =>
      left > 0 && left > gain - 4 * softness ? Math.exp((left - gain) / softness) : 0
    let weight = Math.exp(-gain / softness) + liking(severalGain)
    if (singleGain > gain - 4 * softness)
      for (let at = 0; at < options.length; at += 1) weight += liking(gains[at] ?? 0)
    const each = count / weight
    if (singleGain > gain - 4 * softness)
      for (let at = 0; at < options.length; at += 1) {
        const like = liking(gains[at] ?? 0)
        if (like > 0) buy(group, options[at]?.kind ?? 0, each * like)
      }
    if (cover && liking(severalGain) > 0)
      for (const k of cover.kinds) buy(group, k, each * liking(severalGain))
    return gain
  }

  /** The sum of the squared gradients of each price: the larger the sum, the smaller the next step (AdaGrad). */
  const squares = new Float64Array(prices.length)
  let round = 0
  const improve = (rounds: number, isOver = () => false) => {
    for (let left = rounds; left > 0; left -= 1, round += 1) {
      if (left % CHECK === 0 && isOver()) return
      evaluate(Math.max(0.02, 0.3 * 0.97 ** round))
      for (let at = 0; at < prices.length; at += 1) {
        const short = (used[at] ?? 0) - (supply[at] ?? 0)
        if (short <= 0 && (prices[at] ?? 0) === 0) continue
        squares[at] = (squares[at] ?? 0) + short * short
        prices[at] = Math.max(0, (prices[at] ?? 0) + (STEP * short) / Math.sqrt((squares[at] ?? 0) + 1e-9))
      }
    }
  }
  evaluate(0.02)

  return {
    get value() {
      return lowest.value
    },
    cost: (room, from, to) => {
      const row = (kindOfRoom[room] ?? 0) * (nights + 1)
      return (lowest.sums[row + to] ?? 0) - (lowest.sums[row + from] ?? 0)
    },
    improve,
  }
}

/** Finds the cheapest rooms with places for a party, with an unlimited supply of each kind. */
function cheapestCover(group: Group, sizeOf: Int32Array, cost: (kind: number) => number) {
  const cheapest = new Map<number, { kind: number; cost: number }>()
  for (const { kind } of group.options) {
    const size = sizeOf[kind] ?? 0
    const price = cost(kind)
    if (price < (cheapest.get(size)?.cost ?? Number.POSITIVE_INFINITY))
      cheapest.set(size, { kind, cost: price })
  }
  const reach = new Float64Array(group.people + 1).fill(Number.POSITIVE_INFINITY)
  const last = new Int32Array(group.people + 1)
  reach[0] = 0
  for (let n = 1; n <= group.people; n += 1)
    for (const [size, { cost: price }] of cheapest) {
      const sum = price + (reach[Math.max(0, n - size)] ?? 0)
      if (sum < (reach[n] ?? 0)) {
        reach[n] = sum
        last[n] = size
      }
    }
  const kinds: number[] = []
  for (let n = group.people; n > 0; n -= last[n] || n) kinds.push(cheapest.get(last[n] ?? 0)?.kind ?? 0)
  return { cost: reach[group.people] ?? Number.POSITIVE_INFINITY, kinds: Int32Array.from(kinds) }
}
