import type { TicketReservation } from '@nivas/contract/reservations/schemas.ts'

/** The rows of a column: an A6 has room for them below the head of a card, with the mark DUPLICATE and three lines of rooms. */
const ROWS = 10
/** The lines of rooms beside them, and the letters of a line. */
const LINES = 3
const LETTERS = 34

/** The rows of a column below the names of these rooms: a line more takes the place of a row. */
export const rowsBelow = (rooms: string): number =>
  Math.max(1, ROWS - Math.max(0, Math.ceil(rooms.length / LETTERS) - LINES))

export type MealDay = { date: string; L: 'Y' | 'N'; D: 'Y' | 'N' }

/** The meals of each day: `{ date, L: 'Y', D: 'N' }`. */
export function daysOf(ticket: TicketReservation['ticket']): MealDay[] {
  const days = new Map<string, Record<'L' | 'D', 'Y' | 'N'>>()
  for (const { mealfromdate, flag, product } of ticket) {
    const day = days.get(mealfromdate) ?? { L: 'N', D: 'N' }
    day[product.category.mealtype] = flag
    days.set(mealfromdate, day)
  }
  return [...days].map(([date, meals]) => ({ date, ...meals }))
}

const parts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** The days of each sheet, in its columns: one, or two of the same height. A card without days is a sheet too. */
export function sheetsOf<T>(days: readonly T[], rows: number): T[][][] {
  if (days.length === 0) return [[[]]]
  return parts(days, 2 * rows).map((sheet) =>
    parts(sheet, sheet.length > rows ? Math.ceil(sheet.length / 2) : rows),
  )
}
