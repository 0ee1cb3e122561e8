import type { MealType } from '@nivas/contract/reservations/meals.ts'
import { Refusal } from '../http/refusal.ts'
import {
  alreadyEaten,
  type Eaten,
  type MealRight,
  type MealTime,
  notThisMeal,
  notToday,
} from './meal-right.ts'

/** A meal line of a ticket, with its portions for each of its days; portions that were given back do not count. */
export type MealLine = {
  id: number
  /** Null: good for lunch or dinner. */
  meal: MealType | null
  name: string | null
  fromdate: string
  todate: string
  portions: number
  /** The portions that were eaten on the day of the scan. */
  eaten: Eaten[]
}

/** Returns the next free portion of these lines, or throws the refusal. */
export function judgeMealLines(lines: readonly MealLine[], { day, meal }: MealTime): MealRight {
  if (lines.length === 0) throw new Refusal(400, 'This receipt has no meals.')
  const left = lines.filter(({ portions }) => portions > 0)
  if (left.length === 0) throw new Refusal(400, 'This meal was given back.')
  const today = left.filter(({ fromdate, todate }) => fromdate <= day && day <= todate)
  if (today.length === 0) throw notToday(nearest(left, day))
  // Portions of this meal are used before those that are good for either.
  const ofThisMeal = [meal, null].flatMap((kind) => today.filter((line) => line.meal === kind))
  if (ofThisMeal.length === 0) throw notThisMeal(meal)
  const eaten = ofThisMeal.flatMap((line) => line.eaten)
  const free = ofThisMeal.find((line) => line.eaten.length < line.portions)
  if (!free) {
    const last = eaten.toSorted((one, other) => (one.time < other.time ? -1 : 1)).at(-1)
    throw last ? alreadyEaten(last) : notThisMeal(meal)
  }
  const taken = new Set(free.eaten.map(({ place }) => place))
  let place = 1
  while (taken.has(place)) place += 1
  const of = ofThisMeal.reduce((sum, { portions }) => sum + portions, 0)
  return { name: free.name ?? '', eaten: eaten.length + 1, of, place, reservation_id: null, line_id: free.id }
}

/** Returns the days of the next line that begins after the day; if there is none, of the line that began last. */
function nearest(lines: readonly MealLine[], day: string): { from: string; to: string } | undefined {
  const byStart = lines.toSorted((one, other) => (one.fromdate < other.fromdate ? -1 : 1))
  const line = byStart.find(({ fromdate }) => fromdate > day) ?? byStart.at(-1)
  return line && { from: line.fromdate, to: line.todate }
}
