import * as z from 'zod'
import { get, post } from '../call.ts'
import { asciiDigits } from '../digits.ts'
import { id, requiredText, StoredText } from '../fields.ts'
import { outboxFields, outboxTerms } from '../outbox.ts'
import { MEAL_TYPES, type MealType } from '../reservations/meals.ts'

const permission = 'bhandarghar-meal-counter'

/** The time of day, on the venue's clock, from which a meal is dinner. */
const DINNER_FROM = '16:00'

/** The meal that is served at a time of the day, `HH:mm`. */
export const mealAt = (time: string): MealType => (time < DINNER_FROM ? 'L' : 'D')

/**
 * The reservation and the card's number in the code of a meal card, `A26-000123/2`; null for any other text. A combined
 * reservation has up to 1,000 cards.
 */
export function readMealCard(text: string): { application_number: string; number: number } | null {
  const [, application_number = '', number] =
    /^(A\d\d-\d{6,9})\/([1-9]\d{0,3})$/.exec(asciiDigits(text).toUpperCase()) ?? []
  return number === undefined ? null : { application_number, number: Number(number) }
}

/** The number of minutes for which a meal that was served by mistake can be taken back. */
export const MEAL_UNDO_MINUTES = 5

/** The highest number of a meal counter. */
export const MOST_COUNTERS = 99

/** `POST /pos/meals/serve`: one portion for a meal card, a receipt or a satsangi card. */
const ServeMeal = z.object({
  code: requiredText(50).transform((value) => asciiDigits(value.trim())),
  /** By default, the time of the day decides. */
  meal: z
    .enum(MEAL_TYPES)
    .nullish()
    .transform((value) => value ?? null),
  counter: z.int().min(1).max(MOST_COUNTERS),
  ...outboxFields,
})

/** A served meal: number `eaten` of the `of` portions to which its ticket or card gives the right. */
export const ServedMeal = z.object({
  id: z.int(),
  name: z.string(),
  paper: z.string(),
  day: z.string(),
  meal: z.enum(MEAL_TYPES),
  eaten: z.int(),
  of: z.int(),
  counter: z.int(),
  served_at: z.string(),
  /** The reason why a meal that was served without a network should have been refused. */
  refused: StoredText.nullable(),
})
export type ServedMeal = z.output<typeof ServedMeal>

const Portions = z.object({ expected: z.int(), served: z.int() })

/**
 * The portions of a day. `either` counts portions that are not eaten yet and can be lunch or dinner; `L` and `D` do not
 * include them.
 */
export const MealDay = z.object({ day: z.string(), L: Portions, D: Portions, either: z.int() })
export type MealDay = z.output<typeof MealDay>

/** Today and the next seven days, and today's meals that were served without a network and should have been refused. */
export const MealBoard = z.object({
  meal: z.enum(MEAL_TYPES),
  days: z.array(MealDay),
  refused: z.array(
    ServedMeal.pick({ id: true, paper: true, meal: true, counter: true, served_at: true }).extend({
      why: StoredText,
    }),
  ),
})
export type MealBoard = z.output<typeof MealBoard>

/** The calls of the meal counter of Bhandar Ghar. */
export const mealCalls = {
  serveMeal: post('/pos/meals/serve', {
    ...outboxTerms,
    permission,
    summary: 'Serve a meal for a meal card, a receipt or a satsangi card',
    body: ServeMeal,
    secret: ['kept', 'sealed'],
    returns: ServedMeal,
    record: 'meal',
  }),
  undoMeal: post('/pos/meals/undo', {
    permission,
    summary: 'Take back a meal served a few minutes ago',
    body: z.object({ id }),
    returns: z.object({ id: z.int() }),
    record: 'meal',
    message: 'The meal was taken back.',
  }),
  mealBoard: get('/pos/meals/board', {
    permission,
    summary: 'Meals expected and served, today and in the next seven days',
    returns: MealBoard,
  }),
}
