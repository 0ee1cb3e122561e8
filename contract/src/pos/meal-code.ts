import { isMasked } from '../identity/stand-in.ts'
import type { LineProduct } from './line.ts'

/** The letters and digits of a meal's code, without those that people mistake for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const MEAL_CODE_LENGTH = 10

/** The code on the receipt of a meal that is sold without a card, or to a masked one. */
export const MEAL_CODE: RegExp = new RegExp(`^[${LETTERS}]{${MEAL_CODE_LENGTH}}$`)

/** A code from random numbers: `mealCode(crypto.getRandomValues(new Uint32Array(MEAL_CODE_LENGTH)))`. */
export const mealCode = (random: Uint32Array): string =>
  Array.from(random, (number) => LETTERS[number % LETTERS.length]).join('')

/**
 * Whether a card gives the right to the meals that Bhandar Ghar sells to its holder. A masked identity number does not,
 * because many numbers end in the same four digits.
 */
export const isRightToMeals = (cardno: string | null): boolean => cardno !== null && !isMasked(cardno)

/** Whether a sale needs a code that gives the right to its meals. */
export const needsMealCode = (
  cardno: string | null,
  lines: readonly { product: Pick<LineProduct, 'type'> }[],
): boolean => !isRightToMeals(cardno) && lines.some(({ product }) => product.type === 'm')
