import { isMasked } from '../identity/stand-in.ts'
import type { LineProduct } from './line.ts'

/** The letters and digits of a meal's code: those that are not mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const MEAL_CODE_LENGTH = 10

/** The code on the receipt of a meal that is sold without a card, or to a masked one. */
export const MEAL_CODE: RegExp = new RegExp(`^[${LETTERS}]{${MEAL_CODE_LENGTH}}$`)

/** A code from random numbers: `mealCode(crypto.getRandomValues(new Uint32Array(MEAL_CODE_LENGTH)))`. */
export const mealCode = (random: Uint32Array): string =>
  Array.from(random, (number) => LETTERS[number % LETTERS.length]).join('')

/**
 * Whether a card is the right to what Bhandar Ghar sells to it. A masked identity number is not: many people's end in the
 * same four digits.
 */
export const isRightToMeals = (cardno: string | null): boolean => cardno !== null && !isMasked(cardno)

/** Whether a code is the right to the meals of a sale. */
export const needsMealCode = (
  cardno: string | null,
  lines: readonly { product: Pick<LineProduct, 'type'> }[],
): boolean => !isRightToMeals(cardno) && lines.some(({ product }) => product.type === 'm')
