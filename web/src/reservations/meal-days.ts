import type { TicketReservation } from '@nivas/contract/reservations/schemas.ts'

/**
 * The rows of a column that fit on an A6 below the head of a card with the mark DUPLICATE and `LINES` lines of rooms.
 */
const ROWS = 10
/** The lines of room names that fit beside `ROWS` rows, and the letters in a line. */
const LINES = 3
const LETTERS = 34

/** Returns the rows of a column below these room names: each line beyond `LINES` replaces a row. */
export const rowsBelow = (rooms: string): number =>
  Math.max(1, ROWS - Math.max(0, Math.ceil(rooms.length / LETTERS) - LINES))

export type MealDay = { date: string; L: 'Y' | 'N'; D: 'Y' | 'N' }

/** Returns the meals of each day: `{ date, L: 'Y', D: 'N' }`. */
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

/** Distributes the days to sheets, each with one column or two of equal height. A card without days has one sheet. */
export function sheetsOf<T>(days: readonly T[], rows: number): T[][][] {
  if (days.length === 0) return [[[]]]
  return parts(days, 2 * rows).map((sheet) =>
    parts(sheet, sheet.length > rows ? Math.ceil(sheet.length / 2) : rows),
  )
}
