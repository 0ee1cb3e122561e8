/**
 * A kind of rooms: each has the same capacity (`places`) and meets the same number of preferences (`met`). `free` is
 * their number.
 */
export type Kind = { places: number; met: number; free: number }

/**
 * How many rooms of each kind to take (`taken`, in the order of the kinds), and the sums of their places and met
 * preferences.
 */
export type Fit = { places: number; met: number; taken: number[] }

/**
 * Returns how badly a number of places fits the members; 0 is best. One person without a place is worse than any
 * number of empty places. One empty place per room costs nothing, so that no preference is given up to avoid it.
 */
export function misfit(places: number, members: number, rooms: number): number {
  const without = members - places
  return without > 0 ? without * 1_000_000 : Math.max(0, places - members - rooms)
}

/** Splits `count` into 1, 2, 4 … and a remainder: every number up to `count` is the sum of some of them. */
function portions(count: number): number[] {
  const parts: number[] = []
  let left = count
  for (let size = 1; left > 0; size *= 2) {
    parts.push(Math.min(size, left))
    left -= size
  }
  return parts
}

/**
 * Returns an upper bound for the places of the best choice. Exchanging one room changes the sum by less than the
 * places of the largest room, so the best choice passes the need by no more than that.
 */
function mostPlaces(kinds: readonly Kind[], rooms: number, members: number): number {
  const sizes = kinds.flatMap(({ places, free }) => Array<number>(Math.min(free, rooms)).fill(places))
  sizes.sort((a, b) => a - b)
  const sum = (list: number[]) => list.reduce((total, places) => total + places, 0)
  const enough = members + Math.max(rooms, sizes.at(-1) ?? 0)
  return Math.min(sum(sizes.slice(-rooms)), Math.max(sum(sizes.slice(0, rooms)), enough))
}

/**
 * Chooses a number of rooms for a number of people: the least misfit, then the most preferences met, then the fewest
 * places. The result is exact: a knapsack over the kinds that stores the most preferences for each number of rooms and
 * places. Undefined when there are too few rooms.
 */
export function bestFit(kinds: readonly Kind[], rooms: number, members: number): Fit | undefined {
  const width = mostPlaces(kinds, rooms, members) + 1
  const most = new Int32Array((rooms + 1) * width).fill(-1)
  most[0] = 0
  const items = kinds.flatMap((kind, at) =>
    portions(Math.min(kind.free, rooms)).map((count) => ({
      at,
      count,
      places: count * kind.places,
      met: count * kind.met,
      used: new Uint8Array(most.length),
    })),
  )
  for (const { count, places, met, used } of items)
    for (let taken = rooms; taken >= count; taken -= 1)
      for (let sum = places; sum < width; sum += 1) {
        const before = most[(taken - count) * width + sum - places] ?? -1
        const here = taken * width + sum
        if (before < 0 || before + met <= (most[here] ?? -1)) continue
        most[here] = before + met
        used[here] = 1
      }

  let best: { places: number; met: number; misfit: number } | undefined
  for (let places = 0; places < width; places += 1) {
    const met = most[rooms * width + places] ?? -1
    const bad = misfit(places, members, rooms)
    if (met >= 0 && (!best || bad < best.misfit || (bad === best.misfit && met > best.met)))
      best = { places, met, misfit: bad }
  }
  if (!best) return undefined

  const taken = kinds.map(() => 0)
  let here = rooms * width + best.places
  for (const { at, count, places, used } of items.toReversed()) {
    if (!used[here]) continue
    taken[at] = (taken[at] ?? 0) + count
    here -= count * width + places
  }
  return { places: best.places, met: best.met, taken }
}
