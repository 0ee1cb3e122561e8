import { type Preferences, preferencesMet } from '@nivas/contract/reservations/preferences.ts'
import type { Room } from '@nivas/contract/venue/schemas.ts'
import { bestFit, type Fit, type Kind, misfit } from './best-fit.ts'

/**
 * A free room of a building. `place` is its position among all rooms of the building in walking order: neighbours
 * differ by one.
 */
export type FreeRoom = Room & { place: number }

/** What a party needs: a number of rooms for a number of people, with their preferences. */
export type Party = { rooms: number; members: number; preferences: Preferences }

type Rated<R> = { room: R; kind: number; met: number }

type Choice<R> = { places: number; spread: number; paise: number; rooms: R[] }

/**
 * Orders choices that serve the party equally well: the fewest places, then the least spread, then the lowest price.
 */
const better = (a: Choice<unknown>, b: Choice<unknown>) =>
  a.places - b.places || a.spread - b.spread || a.paise - b.paise

/**
 * Returns the rooms of one building that fit a party best, exactly as many as requested. The criteria, in order:
 * places for all with few empty ones, the most preferences, adjacent floors, neighbouring rooms, the lowest price. The
 * same rooms always give the same choice. Undefined when too few rooms are free.
 */
export function chooseRooms<R extends FreeRoom>(free: readonly R[], party: Party): R[] | undefined {
  if (free.length < party.rooms) return undefined
  const inOrder = free.toSorted((a, b) => a.place - b.place || a.id - b.id)
  const { rated, kinds } = rate(inOrder, party)
  const goal = fit(rated, kinds, party)
  if (!goal) return undefined
  const floors = [...Map.groupBy(rated, ({ room }) => room.floor.id).values()]
  for (let span = 1; span <= floors.length; span += 1) {
    let best: Choice<R> | undefined
    for (let first = 0; first + span <= floors.length; first += 1) {
      const choice = asGood(floors.slice(first, first + span).flat(), kinds, party, goal)
      if (choice && (!best || better(choice, best) < 0)) best = choice
    }
    if (best) return best.rooms
  }
  return undefined
}

/** Counts the preferences that each room meets, and groups the rooms by kind. */
function rate<R extends FreeRoom>(rooms: readonly R[], { preferences }: Party) {
  const kindByName = new Map<string, number>()
  const kinds: Kind[] = []
  const rated = rooms.map((room): Rated<R> => {
    const met = preferencesMet(room, preferences)
    const name = `${room.max_occupiers} ${met}`
    const kind = kindByName.get(name) ?? kinds.push({ places: room.max_occupiers, met, free: 0 }) - 1
    kindByName.set(name, kind)
    return { room, kind, met }
  })
  return { rated, kinds }
}

/** Returns the best fit among these rooms only. */
function fit<R>(rated: readonly Rated<R>[], kinds: readonly Kind[], { rooms, members }: Party) {
  const free = kinds.map(() => 0)
  for (const { kind } of rated) free[kind] = (free[kind] ?? 0) + 1
  return bestFit(
    kinds.map((kind, at) => ({ ...kind, free: free[at] ?? 0 })),
    rooms,
    members,
  )
}

/** Returns the best choice among the rooms of a few floors, if it is as good as the best of the whole building. */
function asGood<R extends FreeRoom>(
  rated: readonly Rated<R>[],
  kinds: readonly Kind[],
  party: Party,
  goal: Fit,
): Choice<R> | undefined {
  if (rated.length < party.rooms) return undefined
  const mostMet = rated.map(({ met }) => met).sort((a, b) => b - a)
  if (mostMet.slice(0, party.rooms).reduce((sum, met) => sum + met, 0) < goal.met) return undefined
  const found = fit(rated, kinds, party)
  const distance = (places: number) => misfit(places, party.members, party.rooms)
  if (!found || found.met < goal.met || distance(found.places) > distance(goal.places)) return undefined
  return { places: found.places, ...closest(rated, found.taken) }
}

/**
 * Picks the wanted number of each kind from rooms in walking order, as near to each other as possible. Of several such
 * choices it picks the cheapest.
 */
function closest<R extends FreeRoom>(rated: readonly Rated<R>[], wanted: readonly number[]) {
  let best = { spread: Number.POSITIVE_INFINITY, paise: 0, rooms: [] as R[] }
  const missing = [...wanted]
  let lacking = wanted.reduce((sum, count) => sum + count, 0)
  let from = 0
  for (const [to, { room, kind }] of rated.entries()) {
    if ((missing[kind] ?? 0) > 0) lacking -= 1
    missing[kind] = (missing[kind] ?? 0) - 1
    // While the window has enough rooms of each kind, it is compared with the best one and loses its first room.
    while (lacking === 0) {
      const first = rated[from]
      if (!first) break
      const spread = room.place - first.room.place
      if (spread <= best.spread) {
        const rooms = cheapest(rated.slice(from, to + 1), wanted)
        const paise = rooms.reduce((sum, { price }) => sum + Math.round(price * 100), 0)
        if (spread < best.spread || paise < best.paise) best = { spread, paise, rooms }
      }
      missing[first.kind] = (missing[first.kind] ?? 0) + 1
      if ((missing[first.kind] ?? 0) > 0) lacking += 1
      from += 1
    }
  }
  return best
}

function cheapest<R extends FreeRoom>(rated: readonly Rated<R>[], wanted: readonly number[]): R[] {
  const left = [...wanted]
  return rated
    .toSorted((a, b) => a.room.price - b.room.price || a.room.place - b.room.place)
    .filter(({ kind }) => {
      left[kind] = (left[kind] ?? 0) - 1
      return (left[kind] ?? 0) >= 0
    })
    .map(({ room }) => room)
    .sort((a, b) => a.place - b.place || a.id - b.id)
}
