import type { Nights } from './solve/solver-input.ts'

type Party = Nights & { id: number; held: readonly number[]; pinned: readonly number[] | null }

const overlap = (one: Nights, other: Nights) => one.from < other.to && other.from < one.to

/** Whether staff want a stay to keep its rooms. Both lists are in ascending order. */
const keepsItsRooms = ({ held, pinned }: Party) => held.length > 0 && String(held) === String(pinned)

/**
 * Returns the pins that a plan can keep, by party, and the nights that they take, by room. A pin is kept when all its
 * rooms are in `rooms` and neither `taken` nor an earlier pin has one of them on a night of the party. Stays that keep
 * their rooms come first; a line that was pinned to such a room gets other rooms.
 */
export function keptPins(
  parties: readonly Party[],
  rooms: ReadonlySet<number>,
  taken: ReadonlyMap<number, readonly Nights[]>,
) {
  const pins = new Map<number, readonly number[]>()
  const nights = new Map<number, Nights[]>()
  const inOrder = parties.toSorted((a, b) => Number(keepsItsRooms(b)) - Number(keepsItsRooms(a)))
  for (const { id, from, to, pinned } of inOrder) {
    const others = (room: number) => [...(taken.get(room) ?? []), ...(nights.get(room) ?? [])]
    const isFree = (room: number) =>
      rooms.has(room) && !others(room).some((other) => overlap({ from, to }, other))
    if (!pinned || pinned.length === 0 || !pinned.every(isFree)) continue
    pins.set(id, pinned)
    for (const room of pinned) nights.set(room, [...(nights.get(room) ?? []), { from, to }])
  }
  return { pins, nights }
}

/**
 * Returns the nights before, between and after the `open` ranges, which do not overlap, within the first `all` nights.
 */
export function nightsBeside(all: number, open: readonly Nights[]): Nights[] {
  const inOrder = open.toSorted((a, b) => a.from - b.from)
  const starts = [0, ...inOrder.map(({ to }) => to)]
  const ends = [...inOrder.map(({ from }) => from), all]
  return starts.map((from, at) => ({ from, to: ends[at] ?? all })).filter(({ from, to }) => from < to)
}
