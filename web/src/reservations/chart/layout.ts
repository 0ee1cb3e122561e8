import { addDays, daysBetween } from '@nivas/contract/dates.ts'
import type {
  Chart,
  ChartClosure,
  ChartFloor,
  ChartRoom,
  ChartStay,
} from '@nivas/contract/reservations/chart.ts'
import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import type { RoomState } from '@nivas/contract/venue/rooms-tonight.ts'
import type { RefObject } from 'react'

/**
 * The heights of rows, in pixels. They are fixed, so that the visible rows can be computed without the browser's
 * layout.
 */
export const ROOM_HEIGHT = 36
export const FLOOR_HEIGHT = 28

/** The days that are shown. */
export type Days = { from: string; count: number }

/** Columns of nights, `end` exclusive, and whether the stay continues before or after the range. */
export type Span = { start: number; end: number; cutStart: boolean; cutEnd: boolean }

/** A stay or closure of a room on some nights of the range. */
export type Piece = Span & ({ stay: ChartStay; closure?: never } | { closure: ChartClosure; stay?: never })

/** A row's position: `index` among all rows, and `top`, its upper edge in pixels. */
type Placed = { index: number; top: number; floor: ChartFloor }
export type RoomLine = Placed & { room: ChartRoom; pieces: readonly Piece[] }
export type Line = RoomLine | (Placed & { room?: never; pieces?: never })

/** Returns the columns of the nights from `arrival` to `departure` (exclusive); undefined when none is in the range. */
export function spanOf(arrival: string, departure: string, { from, count }: Days): Span | undefined {
  const start = daysBetween(from, arrival)
  const end = daysBetween(from, departure)
  if (end <= 0 || start >= count) return undefined
  return { start: Math.max(0, start), end: Math.min(count, end), cutStart: start < 0, cutEnd: end > count }
}

/** Returns the pieces of each room by its id, in order of the days. */
export function piecesByRoom({ stays, closures }: Chart, days: Days): Map<number, Piece[]> {
  const pieces = new Map<number, Piece[]>()
  const add = (roomId: number, piece: Piece) => {
    const others = pieces.get(roomId)
    if (others) others.push(piece)
    else pieces.set(roomId, [piece])
  }
  for (const stay of stays) {
    const span = spanOf(stay.arrival_date, stay.departure_date, days)
    if (span) for (const roomId of stay.room_ids) add(roomId, { ...span, stay })
  }
  for (const closure of closures) {
    const span = spanOf(closure.from, addDays(closure.to, 1), days)
    if (span) add(closure.room_id, { ...span, closure })
  }
  for (const some of pieces.values()) some.sort((a, b) => a.start - b.start)
  return pieces
}

const none: readonly Piece[] = []

/** Whether a room is free on every day that is shown. */
export const isFree = (room: ChartRoom, pieces: readonly Piece[] | undefined): boolean =>
  room.is_active && !pieces?.length

/**
 * Returns the state of a room on the first shown night, as the dashboard counts it: a room that is switched off counts
 * only while a reservation holds it.
 */
function stateAtFirst(room: ChartRoom, pieces: readonly Piece[] | undefined): RoomState | undefined {
  const piece = pieces?.find(({ start }) => start === 0)
  if (!room.is_active && !piece?.stay) return undefined
  if (!piece) return 'free'
  if (!piece.stay) return 'closed'
  if (piece.stay.status === 'HOLD') return 'hold'
  return piece.stay.checked_in ? 'occupied' : 'expected'
}

/** The filter of rooms: those free on all days, those in a state on the first night, or all. */
export type Wanted = { free?: boolean; state?: RoomState | undefined }

/** Returns the rows from top to bottom: each floor, then its rooms. Floors without visible rooms are left out. */
export function linesOf(
  floors: readonly ChartFloor[],
  pieces: ReadonlyMap<number, readonly Piece[]>,
  { free, state }: Wanted,
): Line[] {
  const lines: Line[] = []
  let top = 0
  for (const floor of floors) {
    const rooms = floor.rooms.filter(
      (room) =>
        (!free || isFree(room, pieces.get(room.id))) &&
        (!state || stateAtFirst(room, pieces.get(room.id)) === state),
    )
    if (rooms.length === 0) continue
    lines.push({ index: lines.length, top, floor })
    top += FLOOR_HEIGHT
    for (const room of rooms) {
      lines.push({ index: lines.length, top, floor, room, pieces: pieces.get(room.id) ?? none })
      top += ROOM_HEIGHT
    }
  }
  return lines
}

const heightOf = (line: Line) => (line.room ? ROOM_HEIGHT : FLOOR_HEIGHT)

/** Whether a piece covers a night of a stay. Both days of a closure are inclusive. */
export const isOnNightOf = (
  { stay, closure }: Piece,
  { arrival_date, departure_date }: StayDates,
): boolean =>
  stay
    ? stay.arrival_date < departure_date && stay.departure_date > arrival_date
    : closure.from < departure_date && closure.to >= arrival_date

/** Returns the height of all rows, in pixels. */
export function totalHeight(lines: readonly Line[]): number {
  const last = lines.at(-1)
  return last ? last.top + heightOf(last) : 0
}

/** Returns the index of the row at a height; beyond the ends, the first or last row; -1 without rows. */
export function lineAt(lines: readonly Line[], y: number): number {
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((lines[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.min(low, lines.length - 1)
}

/** The scroll area of the chart: its element, its rows, and the height of the row of days in pixels. */
export type Scrolled = {
  scroller: RefObject<HTMLElement | null>
  lines: readonly Line[]
  headHeight: number
}

/** Returns the row at a height of the window, such as the pointer's; beyond the ends, the first or last row. */
export function lineUnder({ scroller, lines, headHeight }: Scrolled, y: number): Line | undefined {
  const box = scroller.current
  return box
    ? lines[lineAt(lines, y - box.getBoundingClientRect().top - headHeight + box.scrollTop)]
    : undefined
}
