import type { Table } from './table.ts'

/** Values of a night: the room is free, or taken by a stay that the plan does not move. */
const FREE = -1
const FIXED = -2

/** Which party has which room on which night, and which rooms each party has. */
export type Occupancy = ReturnType<typeof occupancyOf>

export function occupancyOf({ rooms, parties, nights }: Table) {
  const words = Math.max(1, Math.ceil(nights / 32))
  const busy = new Int32Array(rooms.length * words)
  const owner = new Int32Array(rooms.length * nights).fill(FREE)
  const chosen: (readonly number[] | undefined)[] = parties.map(() => undefined)
  /** One bit for each night of a party's stay, and the words that contain them. */
  const masks = parties.map(({ from, to }) => {
    const mask = new Int32Array(words)
    for (let night = from; night < to; night += 1)
      mask[night >> 5] = (mask[night >> 5] ?? 0) | (1 << (night & 31))
    return { mask, first: from >> 5, last: (to - 1) >> 5 }
  })

  const mark = (room: number, from: number, to: number, who: number) => {
    for (let night = from; night < to; night += 1) {
      const word = room * words + (night >> 5)
      const bit = 1 << (night & 31)
      busy[word] = who === FREE ? (busy[word] ?? 0) & ~bit : (busy[word] ?? 0) | bit
      owner[room * nights + night] = who
    }
  }
  rooms.forEach((room, at) => {
    for (const { from, to } of room.taken) mark(at, Math.max(0, from), Math.min(nights, to), FIXED)
  })

  const isFree = (room: number, p: number): boolean => {
    const stay = masks[p]
    if (!stay) return false
    for (let word = stay.first; word <= stay.last; word += 1)
      if (((busy[room * words + word] ?? 0) & (stay.mask[word] ?? 0)) !== 0) return false
    return true
  }

  const put = (p: number, list: readonly number[]) => {
    const party = parties[p]
    if (!party) return
    for (const room of list) mark(room, party.from, party.to, p)
    chosen[p] = list
  }

  const take = (p: number) => {
    const party = parties[p]
    for (const room of chosen[p] ?? []) if (party) mark(room, party.from, party.to, FREE)
    chosen[p] = undefined
  }

  /** Counts the occupied nights directly before and after the stay: the more, the fewer gaps. */
  const tightness = (room: number, p: number): number => {
    const party = parties[p]
    if (!party) return 0
    const before = party.from === 0 || owner[room * nights + party.from - 1] !== FREE
    const after = party.to >= nights || owner[room * nights + party.to] !== FREE
    return Number(before) + Number(after)
  }

  /** Adds the parties of the plan that have the room on one of these nights. */
  const ownersOf = (room: number, from: number, to: number, into: Set<number>) => {
    for (let night = from; night < to; night += 1) {
      const who = owner[room * nights + night] ?? FREE
      if (who >= 0) into.add(who)
    }
  }

  /** Whether the room is free on this night. */
  const isOpen = (room: number, night: number) => owner[room * nights + night] === FREE

  return { chosen, isFree, isOpen, put, take, tightness, ownersOf }
}
