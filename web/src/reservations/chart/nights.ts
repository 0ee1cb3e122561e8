import { addDays } from '@nivas/contract/dates.ts'
import type { StayDates } from '@nivas/contract/reservations/stay.ts'
import type { Days, Line, RoomLine } from './layout.ts'

/** Columns of nights of one room, `end` exclusive. */
export type Nights = { room: number; start: number; end: number }

/** The columns that can be booked: from `first`, which is today or later, up to `count` (exclusive). */
export type Bookable = { first: number; count: number }

const isTaken = ({ pieces }: RoomLine, column: number): boolean =>
  pieces.some(({ start, end }) => start <= column && column < end)

const isFree = (line: RoomLine, column: number, { first, count }: Bookable): boolean =>
  line.room.is_active && column >= first && column < count && !isTaken(line, column)

/** Returns the free columns around a column; undefined if it is taken or past, or the room is switched off. */
export function freeAround(line: RoomLine, column: number, bookable: Bookable): Nights | undefined {
  if (!isFree(line, column, bookable)) return undefined
  let [start, end] = [column, column + 1]
  while (isFree(line, start - 1, bookable)) start -= 1
  while (isFree(line, end, bookable)) end += 1
  return { room: line.room.id, start, end }
}

/** Returns the free nights from one column towards another, in either direction, up to the first taken night. */
export function nightsBetween(
  line: RoomLine,
  from: number,
  to: number,
  bookable: Bookable,
): Nights | undefined {
  const free = freeAround(line, from, bookable)
  return (
    free && {
      room: free.room,
      start: Math.max(free.start, Math.min(from, to)),
      end: Math.min(free.end, Math.max(from, to) + 1),
    }
  )
}

/** Returns arrival and departure of the nights. */
export const datesOf = ({ start, end }: Nights, { from }: Pick<Days, 'from'>): StayDates => ({
  arrival_date: addDays(from, start),
  departure_date: addDays(from, end),
})

/** Returns the row of a room; undefined when the chart no longer has it. */
export const lineOf = (lines: readonly Line[], room: number | undefined): RoomLine | undefined =>
  lines.find((line): line is RoomLine => line.room !== undefined && line.room.id === room)

/** Returns the first free night of the chart in the rows from `index` on. */
export function firstNight(lines: readonly Line[], bookable: Bookable, index = 0): Nights | undefined {
  for (const line of lines.slice(index)) {
    if (!line.room) continue
    for (let column = bookable.first; column < bookable.count; column += 1)
      if (isFree(line, column, bookable)) return { room: line.room.id, start: column, end: column + 1 }
  }
  return undefined
}

/**
 * Returns the nights that a key selects: arrows move to the next free night of the row, or to the row above or below;
 * with Shift, Left and Right make the stay shorter or longer. Undefined when the key selects none.
 */
export function nextNights(
  lines: readonly Line[],
  nights: Nights,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  bookable: Bookable,
): Nights | undefined {
  const line = lineOf(lines, nights.room)
  if (!line) return undefined
  const { start, end } = nights
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    if (shiftKey) {
      const longer = { ...nights, end: end + by }
      return longer.end > start && (by < 0 || isFree(line, end, bookable)) ? longer : undefined
    }
    for (let column = start + by; column >= bookable.first && column < bookable.count; column += by)
      if (isFree(line, column, bookable)) return { ...nights, start: column, end: column + 1 }
    return undefined
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  for (let index = line.index + by; index >= 0 && index < lines.length; index += by) {
    const other = lines[index]
    if (other?.room && isFree(other, start, bookable)) return nightsBetween(other, start, end - 1, bookable)
  }
  return undefined
}
