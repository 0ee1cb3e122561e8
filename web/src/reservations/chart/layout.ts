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
 * In pixels; the heights of rows are fixed, so that the visible rows can be computed without the browser's
 * layout.
 */
export const ROOM_HEIGHT = 36
export const FLOOR_HEIGHT = 28

/** The days that are shown. */
export type Days = { from: string; count: number }

/** The columns of nights, without `end`, and whether the stay continues before or after the range. */
export type Span = { start: number; end: number; cutStart: boolean; cutEnd: boolean }

/** A stay or closure of a room on some nights of the range. */
export type Piece = Span & ({ stay: ChartStay; closure?: never } | { closure: ChartClosure; stay?: never })

/** `index` is the row's place among all rows, `top` its upper edge in pixels. */
type Placed = { index: number; top: number; floor: ChartFloor }
export type RoomLine = Placed & { room: ChartRoom; pieces: readonly Piece[] }
export type Line = RoomLine | (Placed & { room?: never; pieces?: never })

/** The columns of the nights from `arrival` to `departure` (exclusive); undefined without any. */
export function spanOf(arrival: string, departure: string, { from, count }: Days): Span | undefined {
  const start = daysBetween(from, arrival)
  const end = daysBetween(from, departure)
  if (end <= 0 || start >= count) return undefined
  return { start: Math.max(0, start), end: Math.min(count, end), cutStart: start < 0, cutEnd: end > count }
}

/** The pieces of each room, by its id, in order of the days. */
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
 * The state of a room on the first night that is shown, as the dashboard counts it: one that is switched off
 * counts while a reservation has it.
 */
function stateAtFirst(room: ChartRoom, pieces: readonly Piece[] | undefined): RoomState | undefined {
  const piece = pieces?.find(({ start }) => start === 0)
  if (!room.is_active && !piece?.stay) return undefined
  if (!piece) return 'free'
  if (!piece.stay) return 'closed'
  if (piece.stay.status === 'HOLD') return 'hold'
  return piece.stay.checked_in ? 'occupied' : 'expected'
}

/** Which rooms are shown: those that are free on all days, those in a state on the first night, or all. */
export type Wanted = { free?: boolean; state?: RoomState | undefined }

/** The rows from top to bottom: each floor, its rooms below it. Floors without visible rooms are left out. */
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

/** Whether a room has this piece on a night of a stay; the days of a closure are both included. */
export const isOnNightOf = (
  { stay, closure }: Piece,
  { arrival_date, departure_date }: StayDates,
): boolean =>
  stay
    ? stay.arrival_date < departure_date && stay.departure_date > arrival_date
    : closure.from < departure_date && closure.to >= arrival_date

/** The height of all rows in pixels. */
export function totalHeight(lines: readonly Line[]): number {
  const last = lines.at(-1)
  return last ? last.top + heightOf(last) : 0
}

/** The index of the row at a height; the first or the last one beyond the ends, -1 without rows. */
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

/** The row at a height of the window, such as the pointer's; the first or the last one beyond the ends. */
export function lineUnder({ scroller, lines, headHeight }: Scrolled, y: number): Line | undefined {
  const box = scroller.current
  return box
    ? lines[lineAt(lines, y - box.getBoundingClientRect().top - headHeight + box.scrollTop)]
    : undefined
}
