import { weights } from '@nivas/contract/planning/fit.ts'
import { typeOfRoom } from '@nivas/contract/reservations/preferences.ts'
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
  /** Lowers the bound and improves the prices, in this many rounds, or until `isOver` at one of its checks. */
  improve: (rounds: number, isOver?: () => boolean) => void
}

/**
 * The number of rounds between two checks. Each round looks at all parties: 300 of them take long for a large
 * event.
 */
const CHECK = 20

/** The first step of a price, in people a night. */
const STEP = 0.06

/** Parties that are equal for the bound. */
type Group = {
  from: number
  to: number
  people: number
  count: number
  /**
   * The kinds of rooms of which one is free for the whole stay, with the worth to the party; 0 when too
   * small.
   */
  options: { kind: number; value: number }[]
  /** The most that several rooms can be worth to the party. */
  several: number
  /** The worth of the present rooms, even if they are too small. */
  atLeast: number
}

function kindKey({ rooms, low }: Table, at: number): string {
  const room = rooms[at]
  return JSON.stringify(
    room && [room.max_occupiers, typeOfRoom(room), room.has_ac, room.toilet_type, low[at]],
  )
}

/** The fewest places, in rooms of these sizes, that a number of people take. */
function fewestPlaces(sizes: readonly number[], people: number): number {
  const reach = new Float64Array(people + 1).fill(Number.POSITIVE_INFINITY)
  reach[0] = 0
  for (let n = 1; n <= people; n += 1)
    for (const size of sizes) reach[n] = Math.min(reach[n] ?? 0, size + (reach[Math.max(0, n - size)] ?? 0))
  return reach[people] ?? Number.POSITIVE_INFINITY
}

/** @param occupancy what is not planned: nights of others, and pinned parties, whose worth is fixed */
export function boundOf(table: Table, occupancy: Occupancy): Bound {
  const { rooms, parties, nights, preferenceRows, kind, capacity, low, held, value } = table
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

  const groups = new Map<string, Group>()
  let settled = 0
  parties.forEach((party, p) => {
    const pinned = occupancy.chosen[p]
    if (pinned) {
      settled += value(p, pinned)
      return
    }
    // Staff may have put more people into rooms than they have places for; the code below does not cover this
    // case.
    const own = held[p] ?? []
    const crowded = own.reduce((sum, room) => sum + (capacity[room] ?? 0), 0) < party.people
    const atLeast = own.length > 0 && crowded ? value(p, own) : 0
    const key = [party.from, party.to, party.people, kind[p], atLeast].join()
    const known = groups.get(key)
    if (known) known.count += 1
    else groups.set(key, { ...party, count: 1, atLeast, ...buysOf(p) })
  })

  /**
   * The options of a party. Kinds ignore buildings, which may be preferred too: the best room of a kind
   * counts.
   */
  function buysOf(p: number): Pick<Group, 'options' | 'several'> {
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

  const all = [...groups.values()]
  const prices = new Float64Array(kinds.size * nights)
  const lowest = { value: Number.POSITIVE_INFINITY, sums: new Float64Array(kinds.size * (nights + 1)) }
  const sums = new Float64Array(kinds.size * (nights + 1))
  const used = new Float64Array(kinds.size * nights)

  /**
   * Evaluates the present prices: the bound, and the purchases. A party buys a share of everything that is
   * within `softness` people of the best option: otherwise all parties of a kind would switch at once.
   */
  const look = (softness: number): number => {
    for (let k = 0; k < kinds.size; k += 1)
      for (let night = 0; night < nights; night += 1)
        sums[k * (nights + 1) + night + 1] =
          (sums[k * (nights + 1) + night] ?? 0) + (prices[k * nights + night] ?? 0)
    used.fill(0)
    let total = settled
    for (let at = 0; at < prices.length; at += 1) total += (prices[at] ?? 0) * (supply[at] ?? 0)
    for (const group of all) total += group.count * buyFor(group, softness)
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

  const lefts = new Float64Array(kinds.size)
  /** The gain of each party of a group at these prices. */
  const buyFor = (group: Group, softness: number): number => {
    const { options, from, to, people, count } = group
    const cost = (k: number) => (sums[k * (nights + 1) + to] ?? 0) - (sums[k * (nights + 1) + from] ?? 0)
    let gain = 0
    let perPlace = Number.POSITIVE_INFINITY
    for (let at = 0; at < options.length; at += 1) {
      const { kind, value } = options[at] ?? { kind: 0, value: 0 }
      const price = cost(kind)
      perPlace = Math.min(perPlace, price / (sizeOf[kind] ?? 1))
      lefts[at] = value > 0 ? value - price : 0
      gain = Math.max(gain, lefts[at] ?? 0)
    }
    const singleGain = gain
    // When even the cheapest places cost too much, several rooms are not examined.
    const cover = group.several - perPlace * people > gain ? cheapestCover(group, sizeOf, cost) : undefined
    const severalLeft = cover ? group.several - cover.cost : 0
    gain = Math.max(gain, severalLeft)
    if (group.atLeast > gain) return group.atLeast
    if (gain <= 0) return 0
    const liking = (left: number) =>
      left > 0 && left > gain - 4 * softness ? Math.exp((left - gain) / softness) : 0
    let weight = Math.exp(-gain / softness) + liking(severalLeft)
    if (singleGain > gain - 4 * softness)
      for (let at = 0; at < options.length; at += 1) weight += liking(lefts[at] ?? 0)
    const each = count / weight
    if (singleGain > gain - 4 * softness)
      for (let at = 0; at < options.length; at += 1) {
        const like = liking(lefts[at] ?? 0)
        if (like > 0) buy(group, options[at]?.kind ?? 0, each * like)
      }
    if (cover && liking(severalLeft) > 0)
      for (const k of cover.kinds) buy(group, k, each * liking(severalLeft))
    return gain
  }

  /** The squared changes of each price: the larger the sum, the smaller the next step (AdaGrad). */
  const swung = new Float64Array(prices.length)
  let round = 0
  const improve = (rounds: number, isOver = () => false) => {
    for (let left = rounds; left > 0; left -= 1, round += 1) {
      if (left % CHECK === 0 && isOver()) return
      look(Math.max(0.02, 0.3 * 0.97 ** round))
      for (let at = 0; at < prices.length; at += 1) {
        const short = (used[at] ?? 0) - (supply[at] ?? 0)
        if (short <= 0 && (prices[at] ?? 0) === 0) continue
        swung[at] = (swung[at] ?? 0) + short * short
        prices[at] = Math.max(0, (prices[at] ?? 0) + (STEP * short) / Math.sqrt((swung[at] ?? 0) + 1e-9))
      }
    }
  }
  look(0.02)

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

/** The cheapest rooms with places for a party, with an unlimited supply of each kind. */
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
