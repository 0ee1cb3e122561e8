import { expect, test } from 'vitest'
import { isRightToMeals, MEAL_CODE, MEAL_CODE_LENGTH, mealCode, needsMealCode } from './meal-code.ts'

const line = (type: 'm' | 'p') => ({ product: { type } })

test('a card gives the right to a meal, a masked identity number does not', () => {
  expect(isRightToMeals('GUJ-100021')).toBe(true)
  expect(isRightToMeals('XXXX XXXX 1234')).toBe(false)
  expect(isRightToMeals(null)).toBe(false)
})

test('a sale has a code when it has a meal and no card gives the right to it', () => {
  expect(needsMealCode(null, [line('p'), line('m')])).toBe(true)
  expect(needsMealCode('XXXX XXXX 1234', [line('m')])).toBe(true)
  expect(needsMealCode('GUJ-100021', [line('m')])).toBe(false)
  expect(needsMealCode(null, [line('p')])).toBe(false)
})

test('each number makes a letter of the code, also the largest', () => {
  const numbers = Uint32Array.from({ length: MEAL_CODE_LENGTH }, (_, at) =>
    at % 2 === 0 ? at : 2 ** 32 - at,
  )
  const code = mealCode(numbers)
  expect(code).toMatch(MEAL_CODE)
  expect(new Set(code).size).toBe(MEAL_CODE_LENGTH)
})
