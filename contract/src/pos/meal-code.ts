/** The letters and digits of a meal's code: those that are not mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const MEAL_CODE_LENGTH = 10

/** The code on the receipt of a meal that is sold without a card. */
export const MEAL_CODE: RegExp = new RegExp(`^[${LETTERS}]{${MEAL_CODE_LENGTH}}$`)

/** A code from random numbers: `mealCode(crypto.getRandomValues(new Uint32Array(MEAL_CODE_LENGTH)))`. */
export const mealCode = (random: Uint32Array): string =>
  Array.from(random, (number) => LETTERS[number % LETTERS.length]).join('')
